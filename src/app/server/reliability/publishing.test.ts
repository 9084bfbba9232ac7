import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessCalls } from "#access/model/calls.ts";
import { lookupPath } from "#people/model/lookup-call.ts";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { type PublishTextsRequest, textsCalls } from "#texts/model/texts-calls.ts";
import { sampleParticipants, unregisteredCarnet } from "../sample-participants.ts";
import { key } from "../testing/organiser.ts";
import { browserAt, startNode, startServer } from "../testing/server-process.ts";
import type { SpawnedServer } from "../testing/spawn-server.ts";

/** The frozen edition as `npm run build` makes it, of which each test has a copy. */
let built: string;
beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), "built-"));
  const env = { ...process.env, CONTENT_DIR: frozenEdition, DIST_DIR: join(built, "dist") };
  const program = ["--import", "tsx", "src/bundling/build.ts", "--demo"];
  await promisify(execFile)(process.execPath, program, { env });
});
afterAll(() => rm(built, { recursive: true, force: true }));

/** A built site with its content, outside of the checkout, where no packages are. */
async function place() {
  const folder = await temporaryFolder();
  await cp(join(built, "dist"), join(folder, "dist"), { recursive: true });
  await cp(frozenEdition, join(folder, "content"), { recursive: true });
  await mkdir(join(folder, "data"));
  const start = () => startNode(["dist/server/main.js"], folder, { ORGANISERS_KEY: key });
  return { folder, start };
}

async function organiserOf(server: SpawnedServer) {
  const address = await server.address;
  const call = browserAt(address);
  await call(accessCalls.signIn, { key });
  const fetched = async (path: string) => {
    const answer = await fetch(address + path);
    return { status: answer.status, text: await answer.text() };
  };
  async function wanted(title: string) {
    const { version, files } = await call(textsCalls.texts);
    const acerca = files.acerca.replace(/titulo: .*/, `titulo: ${title}`);
    const rest = { photos: {}, removed: [], summary: title };
    return { version, files: { acerca }, ...rest } satisfies PublishTextsRequest;
  }
  return {
    call,
    wanted,
    fetched,
    page: () => fetched("/"),
    progress: () => call(textsCalls.progress),
    publish: async (title: string) => call(textsCalls.publish, await wanted(title)),
    /** Resolves with the progress once nothing is being rendered. */
    async ended() {
      for (;;) {
        const now = await call(textsCalls.progress);
        if (now.state !== "building") return now;
      }
    },
  };
}

test("published texts go live without a refused request or a torn page, and stay after a restart", async () => {
  const { start } = await place();
  const server = start();
  const { publish, page, fetched, ended, progress } = await organiserOf(server);
  expect(await progress()).toEqual({ state: "idle" });
  let isOver = false;
  const visitors = Array.from({ length: 4 }, async () => {
    const seen = new Set<string>();
    while (!isOver) {
      const { status, text } = await page();
      const [path = "none"] = /\/assets\/pagina-\w+\.css/.exec(text) ?? [];
      const sheet = await fetched(path);
      seen.add(`${status} ${text.endsWith("</html>")} ${sheet.status}`);
    }
    return [...seen];
  });
  for (const title of ["Primera", "Segunda", "Tercera"]) {
    expect((await publish(title)).kind).toBe("published");
  }
  expect(await ended()).toMatchObject({ state: "live" });
  expect((await page()).text).toContain("Tercera");
  isOver = true;
  for (const seen of await Promise.all(visitors)) expect(seen).toEqual(["200 true 200"]);
  server.kill("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
  const again = await organiserOf(start());
  expect(await again.progress()).toEqual({ state: "idle" });
  expect((await again.page()).text).toContain("Tercera");
});

test("the demo prints carnets to try, shows what is published in it, and leaves nothing behind", async () => {
  const { folder } = await place();
  const server = startServer("demo.ts", folder, { ORGANISERS_KEY: key });
  const address = await server.address;
  const { call, publish, page, ended } = await organiserOf(server);
  const [ana, diego] = sampleParticipants;
  const found = await call({ path: lookupPath }, { carnet: ana.carnet });
  expect(found).toMatchObject({ participant: { nombre: ana.nombre } });
  expect((await publish("De prueba")).kind).toBe("published");
  expect(await ended()).toMatchObject({ state: "live" });
  expect((await page()).text).toContain("De prueba");
  server.kill("SIGINT");
  const { code, stdout, stderr } = await server.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const moment = `lista en ${address}/?ahora=2025-09-28T09:30:00-06:00`;
  for (const printed of [ana.carnet, diego.carnet, unregisteredCarnet, moment, "Ctrl+C"]) {
    expect(stdout).toContain(printed);
  }
  expect((await readdir(folder)).filter((name) => name.startsWith("convencion-demo"))).toEqual([]);
  expect(await readFile(join(folder, "content/acerca.yaml"), "utf8")).not.toContain("De prueba");
});

test("an edition that cannot be rendered changes nothing, says why, and is rendered when it is published again", async () => {
  const { folder, start } = await place();
  const { call, wanted, page, ended } = await organiserOf(start());
  const before = await page();
  const request = await wanted("Otra vez");
  const needed = join(folder, "dist/programs/site-worker.js");
  await rename(needed, `${needed}.away`);
  expect((await call(textsCalls.publish, request)).kind).toBe("published");
  expect(await ended()).toMatchObject({ state: "failed", remedy: expect.stringMatching(/\.$/) });
  expect(await page()).toEqual(before);
  // A folder that was rendered only in part is removed, because it would fill the disk.
  expect(await readdir(join(folder, "dist/publicado"))).toEqual(["drawings"]);
  await rename(`${needed}.away`, needed);
  expect((await call(textsCalls.publish, request)).kind).toBe("published");
  expect(await ended()).toMatchObject({ state: "live" });
  expect((await page()).text).toContain("Otra vez");
});

test("a server renders at its start what was changed meanwhile, and keeps the old page if that is faulty", async () => {
  const { folder, start } = await place();
  const file = join(folder, "content/acerca.yaml");
  const sound = await readFile(file, "utf8");
  await writeFile(file, "queEs: [");
  const faulty = start();
  const first = await organiserOf(faulty);
  const reason = expect.stringContaining("acerca.yaml");
  expect(await first.ended()).toMatchObject({ state: "failed", reason });
  expect((await first.page()).status).toBe(200);
  faulty.kill("SIGKILL");
  await faulty.ended;
  await writeFile(file, sound.replace(/titulo: .*/, "titulo: Cambiado a mano"));
  const { page, ended } = await organiserOf(start());
  expect(await ended()).not.toMatchObject({ state: "failed" });
  expect((await page()).text).toContain("Cambiado a mano");
});
