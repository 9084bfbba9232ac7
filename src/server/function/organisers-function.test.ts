import { expect, test } from "vitest";
import { USUAL_CARNET_GROUPS } from "../../domain/carnet/carnet.ts";
import { organiserPaths, organiserProblems } from "../../domain/organisers/calls.ts";
import { newProject } from "../../store/firestore/testing/firestore-under-test.ts";
import { callsFunction } from "./calls-function.ts";

const site = "https://convencion.example.org";
const at = { ip: "203.0.113.7" };
const ORGANISERS_KEY = "clave inventada de prueba";
const paths = organiserPaths;

/** Two instances of the function on one Firestore project, and a browser that reaches either. */
async function published() {
  const { projectId, openStore } = await newProject();
  const environment = {
    DATABASE_URL: `firestore:${projectId}`,
    LOG_LEVEL: "silent",
    ORGANISERS_KEY,
  };
  const instances = [0, 1].map(() => callsFunction(USUAL_CARNET_GROUPS, null, environment));
  let cookie = "";
  async function call(instance: number, path: string, body?: object) {
    const request = new Request(site + path, {
      method: body ? "POST" : "GET",
      headers: {
        cookie,
        origin: site,
        "sec-fetch-site": "same-origin",
        "content-type": "application/json",
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const response = await instances[instance]?.(request, at);
    if (response === undefined) throw new Error("There is no such instance");
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(";", 1)[0] ?? "";
    return response;
  }
  return { call, cookie: () => cookie, store: await openStore() };
}

test("an organiser signs in with the key and keeps the list, whichever instance answers", async () => {
  const { call, cookie, store } = await published();
  expect((await call(0, paths.people)).status).toBe(401);
  expect((await call(0, paths.signIn, { key: "otra clave, que no es" })).status).toBe(403);
  expect((await call(0, paths.signIn, { key: ORGANISERS_KEY })).status).toBe(200);
  expect(cookie()).toMatch(/^__Host-organizar=/);

  const people = Array.from({ length: 30 }, (_, index) => ({
    carnet: `2490-21-${index + 1}`,
    nombre: `Persona ${index}`,
    numeroTicket: `N${index}`,
  }));
  const { version } = await (await call(1, paths.people)).json();
  const change = {
    version,
    kind: "import",
    undoes: null,
    changes: people.map((after) => ({ before: null, after })),
  };
  expect((await call(1, paths.change, change)).status).toBe(200);
  expect(await (await call(1, paths.change, change)).json()).toEqual(organiserProblems.outdated);
  expect(await store.participants()).toHaveLength(30);
  const { entries } = await (await call(0, paths.journal, { before: null })).json();
  expect(entries).toMatchObject([{ kind: "import", by: "Sin nombre", people: 30 }]);
  expect((await (await call(1, paths.people)).json()).carnet).toHaveLength(30);

  const opened = { name: "Norte", validUntil: Date.now() + 60_000, isRehearsal: false };
  const link = await (await call(1, paths.openDoor, opened)).json();
  expect(await (await call(1, paths.today)).json()).toMatchObject({
    registered: 30,
    entered: 0,
    doors: [{ name: "Norte", isOpen: true, linkId: link.linkId }],
  });
  expect(JSON.parse(await (await call(1, paths.backup)).text()).participants).toHaveLength(30);
  expect((await call(0, paths.signOut, {})).status).toBe(200);
  expect((await call(0, paths.session)).status).toBe(200);
  expect((await call(0, paths.people)).status).toBe(401);
});
