import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type PublishTextsRequest, textsPaths } from "../../content/texts/texts-calls.ts";
import { organiserPaths } from "../../domain/organisers/calls.ts";
import { frozenEdition } from "../../testing/frozen-edition.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { key } from "../organisers/testing/organiser.ts";
import { cookieClient } from "../testing/cookie-client.ts";
import { addBuiltSite, type ServerProcess, startServer } from "../testing/server-process.ts";

/** Waits for the file `siga`, then does what the file `fin` says, or builds a page of one text. */
const build = `import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
const { CONTENT_DIR, DIST_DIR, ORGANISERS_KEY } = process.env;
while (!existsSync("siga")) await setTimeout(10);
const end = existsSync("fin") ? readFileSync("fin", "utf8") : "";
if (end === "SIGKILL") process.kill(process.pid, "SIGKILL");
if (end !== "") {
  process.stderr.write(end);
  process.exit(1);
}
if (ORGANISERS_KEY !== undefined) throw new Error("The build knows a secret");
mkdirSync(join(DIST_DIR, "site"), { recursive: true });
const text = readFileSync(join(CONTENT_DIR, "acerca.yaml"), "utf8");
for (const page of ["index", "404"]) writeFileSync(join(DIST_DIR, "site", page + ".html"), text);
for (const file of ["edition.json", "certificates.json"]) cpSync("dist/" + file, join(DIST_DIR, file));
`;

/** A server that runs from a checkout, and an organiser of its site. */
async function checkout() {
  const folder = await temporaryFolder();
  await addBuiltSite(folder);
  await cp(frozenEdition, join(folder, "content"), { recursive: true });
  await mkdir(join(folder, "src/bundling"), { recursive: true });
  await writeFile(join(folder, "src/bundling/build.ts"), build);
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await mkdir(join(folder, "data"));
  const start = () => startServer("main.ts", folder, { ORGANISERS_KEY: key });
  return {
    folder,
    start,
    goOn: () => writeFile(join(folder, "siga"), ""),
    endWith: (end: string) => writeFile(join(folder, "fin"), end),
    endWell: () => rm(join(folder, "fin"), { force: true }),
  };
}

async function organiserOf(server: ServerProcess) {
  const address = await server.address();
  const send = cookieClient(address);
  const call = async (path: string, body?: object) => (await send(path, body)).content;
  await call(organiserPaths.signIn, { key });
  const progress = () => call(textsPaths.progress);
  return {
    progress,
    page: async () => {
      const answer = await fetch(`${address}/`);
      return { status: answer.status, text: await answer.text() };
    },
    async publish(text: string) {
      const { version, files } = await call(textsPaths.texts);
      const acerca = `${files.acerca}# ${text}\n`;
      const wanted = { version, files: { acerca }, photos: {}, removed: [], summary: text };
      return call(textsPaths.publish, wanted satisfies PublishTextsRequest);
    },
    /** Resolves with the progress once nothing is being built. */
    async ended() {
      for (;;) {
        const now = await progress();
        if (now.state !== "building") return now;
      }
    },
  };
}

test("published texts are built beside the site, and go live without a refused request", {
  timeout: 60_000,
}, async () => {
  const { folder, start, goOn } = await checkout();
  const server = start();
  const { publish, progress, page, ended } = await organiserOf(server);
  expect(await progress()).toEqual({ state: "idle" });
  expect((await publish("Primera")).kind).toBe("published");
  expect(await progress()).toMatchObject({ state: "building", waiting: 0 });
  expect((await publish("Segunda")).kind).toBe("published");
  expect((await publish("Tercera")).kind).toBe("published");
  expect(await progress()).toMatchObject({ state: "building", waiting: 2 });
  expect((await page()).text).toContain("<h1>Convención");
  let isOver = false;
  const visitors = Array.from({ length: 4 }, async () => {
    const statuses = new Set<number>();
    while (!isOver) statuses.add((await page()).status);
    return statuses;
  });
  await goOn();
  expect(await ended()).toMatchObject({ state: "live" });
  expect((await page()).text).toMatch(/# Primera\n# Segunda\n# Tercera\n$/);
  isOver = true;
  for (const statuses of await Promise.all(visitors)) expect([...statuses]).toEqual([200]);
  expect(await readFile(join(folder, "content/acerca.yaml"), "utf8")).toContain("# Tercera");
  // The server with swapped apps still closes, and the next one serves the same build.
  server.kill("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
  const again = await organiserOf(start());
  expect((await again.page()).text).toContain("# Tercera");
});

test("a build that fails changes nothing that visitors see, and says why", {
  timeout: 60_000,
}, async () => {
  const { start, goOn, endWith, endWell } = await checkout();
  await goOn();
  const { publish, page, ended } = await organiserOf(start());
  const before = await page();
  for (const [end, reason] of [
    ["content/sede.yaml:3\n  qué hacer: póngalo", /no se pudo construir: content\/sede\.yaml:3/],
    ["SIGKILL", /no tuvo memoria/],
  ] as const) {
    await endWith(end);
    expect((await publish(end.slice(0, 5))).kind).toBe("published");
    const now = await ended();
    expect(now).toMatchObject({ state: "failed", reason: expect.stringMatching(reason) });
    expect(now.remedy).toMatch(/\.$/);
    expect(await page()).toEqual(before);
  }
  await endWell();
  await publish("Bien");
  expect(await ended()).toMatchObject({ state: "live" });
  expect((await page()).text).toMatch(/# Bien\n$/);
});

test("a server that was killed while it built shows what was published after its restart", {
  timeout: 60_000,
}, async () => {
  const { start, goOn } = await checkout();
  const killed = start();
  await (await organiserOf(killed)).publish("Antes del corte");
  killed.kill("SIGKILL");
  await killed.ended;
  const { page, progress, ended } = await organiserOf(start());
  expect((await page()).text).toContain("<h1>Convención");
  expect(await progress()).toMatchObject({ state: "building" });
  await goOn();
  expect(await ended()).toMatchObject({ state: "live" });
  expect((await page()).text).toContain("# Antes del corte");
});
