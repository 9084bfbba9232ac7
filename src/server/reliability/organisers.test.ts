import { expect, onTestFinished, test } from "vitest";
import { organiserPaths } from "../../domain/organisers/calls.ts";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { cookieClient } from "../testing/cookie-client.ts";
import { addBuiltSite, startServer } from "../testing/server-process.ts";
import { databaseFileIn } from "../testing/site-under-test.ts";

const ROUNDS = 3;
const ORGANISERS = 4;
/** The server is killed when this number of changes of a round were answered. */
const ANSWERED = 12;
const ORGANISERS_KEY = "clave inventada de prueba";

test("a server that is killed while organisers change the list loses no answered change", {
  timeout: 90_000,
}, async ({ annotate }) => {
  const folder = await temporaryFolder();
  await addBuiltSite(folder);
  const answered: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = startServer("main.ts", folder, { ORGANISERS_KEY });
    const address = await server.address();
    const until = answered.length + ANSWERED;
    const working = Array.from({ length: ORGANISERS }, (_, who) =>
      organiser(address, `2490-2${round}-${who + 1}`, (carnet) => {
        answered.push(carnet);
        if (answered.length === until) server.kill("SIGKILL");
      }),
    );
    await Promise.all(working);
    await server.ended;
  }
  const store = await openSqliteStore(databaseFileIn(folder));
  onTestFinished(() => store.close());
  const people = (await store.participants()).map(({ carnet }) => carnet);
  expect(people).toEqual(expect.arrayContaining(answered));
  const journal = await store.journal.list(null, 1000);
  expect(journal.filter(({ kind }) => kind === "add")).toHaveLength(people.length);
  await annotate(`${answered.length} changes answered, ${people.length} stored`);
});

/** Adds people, whose carnets begin with `prefix`, one after the other until the server is gone. */
async function organiser(address: string, prefix: string, onAnswer: (carnet: string) => void) {
  const call = cookieClient(address);
  try {
    await call(organiserPaths.signIn, { key: ORGANISERS_KEY });
    let { version } = (await call(organiserPaths.people)).content;
    for (let number = 1; ; ) {
      const carnet = `${prefix}${String(number).padStart(4, "0")}`;
      const after = { carnet, nombre: "Persona Inventada", numeroTicket: carnet };
      const body = { version, kind: "add", undoes: null, changes: [{ before: null, after }] };
      const { status, content } = await call(organiserPaths.change, body);
      if (status === 200) {
        onAnswer(carnet);
        number += 1;
        version = content.version;
      } else {
        expect(status).toBe(409);
        version = (await call(organiserPaths.people)).content.version;
      }
    }
  } catch (error) {
    // The server was killed.
    if (!(error instanceof Error) || !("code" in error || error instanceof SyntaxError))
      throw error;
  }
}
