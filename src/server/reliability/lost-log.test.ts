import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { chmod, chown, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { Agent } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { apiPaths, problems } from "../../domain/calls/api.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { sampleParticipants } from "../sample-participants.ts";
import {
  type Answer,
  addBuiltSite,
  send,
  startNode,
  startServer,
} from "../testing/server-process.ts";
import {
  databaseFileIn,
  fillDatabase,
  siteUnderTest,
  visitsIn,
} from "../testing/site-under-test.ts";

const [ana] = sampleParticipants;
const VISITS = 30;

function expectUnavailable({ status, body }: Answer): void {
  expect(JSON.parse(body)).toEqual(problems.storeUnavailable);
  expect(status).toBe(503);
}

/** Runs an order of the command line on the database at `file`. */
function order(file: string, ...words: readonly string[]) {
  const program = fileURLToPath(new URL("../../cli/main.ts", import.meta.url));
  const node = ["--import", import.meta.resolve("tsx"), program, ...words];
  const env = { PATH: process.env.PATH, DATABASE_URL: `sqlite:${file}` };
  return new Promise<{ exitCode: number | null; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, node, { env }, (_, out, err) =>
      resolve({ exitCode: child.exitCode, out, err }),
    );
  });
}

/** A server that answered 30 visits, and a list to be imported. */
async function servedSite() {
  const folder = await temporaryFolder();
  await fillDatabase(folder);
  const site = await siteUnderTest(folder);
  for (let visit = 0; visit < VISITS; visit += 1) expect((await site.visit()).status).toBe(200);
  const file = databaseFileIn(folder);
  const list = join(folder, "lista.csv");
  await writeFile(list, "carnet,nombre,numeroTicket\n2490-25-77,Nueva,777\n");
  return { folder, file, site, list };
}

test.each([
  { what: "the log", endings: ["-wal"] },
  { what: "the log's index", endings: ["-shm"] },
  { what: "the log and its index", endings: ["-wal", "-shm"] },
])(
  "with $what removed, nothing is answered or imported that would be lost, and a restart keeps all",
  { timeout: 120_000 },
  async ({ endings }) => {
    const { folder, file, site, list } = await servedSite();
    for (const ending of endings) await rm(file + ending);
    for (const answer of [await site.visit(), await site.lookUp(ana), await site.ready()]) {
      expectUnavailable(answer);
    }
    await site.expectReadable();
    const orders = [order(file, "importar", list), order(file, "respaldar", join(folder, "otra"))];
    for (const seen of await Promise.all(orders)) {
      expect(seen).toMatchObject({
        exitCode: 1,
        err: expect.stringContaining("Reinicie el sitio"),
      });
      expect(seen.out).not.toContain("Listo");
    }
    site.server.kill("SIGTERM");
    const ended = await site.server.ended;
    expect(ended.code).toBe(0);
    expect(ended.stdout).toContain("was moved, deleted or replaced: put it back, or restart");
    expect(await visitsIn(folder)).toBe(VISITS);
    expect((await order(file, "importar", list)).out).toContain("Listo");
  },
);

test("a log that was moved away is missed until it is back", async () => {
  const { file, site } = await servedSite();
  await rename(`${file}-wal`, `${file}-elsewhere`);
  expectUnavailable(await site.visit());
  await rename(`${file}-elsewhere`, `${file}-wal`);
  expect((await site.visit()).body).toBe(`{"count":${VISITS + 1}}`);
});

test("what another program wrote to a log of its own is not overwritten by a server that ends", async () => {
  const { file, site } = await servedSite();
  await rm(`${file}-wal`);
  await rm(`${file}-shm`);
  const other = new Database(file);
  other.exec("CREATE TABLE otra (texto TEXT)");
  const insert = other.prepare("INSERT INTO otra VALUES (hex(randomblob(500)))");
  for (let row = 0; row < 3000; row += 1) insert.run();
  // It leaves its log, as the server has the database open.
  other.close();
  expectUnavailable(await site.visit());
  site.server.kill("SIGTERM");
  expect(await site.server.ended).toMatchObject({ code: 0 });
  const left = new Database(file);
  expect(left.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(left.prepare("SELECT count(*) FROM otra").pluck().get()).toBe(3000);
  left.close();
});

test("a path that can no longer be followed makes the store unavailable, and the log says why", async () => {
  const { folder, site } = await servedSite();
  await rename(join(folder, "data"), join(folder, "elsewhere"));
  await symlink("data", join(folder, "data"));
  for (const answer of [await site.visit(), await site.lookUp(ana), await site.ready()]) {
    expectUnavailable(answer);
  }
  await rm(join(folder, "data"));
  await rename(join(folder, "elsewhere"), join(folder, "data"));
  expect((await site.visit()).body).toBe(`{"count":${VISITS + 1}}`);
  site.server.kill("SIGTERM");
  expect((await site.server.ended).stdout).toContain("ELOOP");
});

const unusable = [
  {
    what: "an empty file",
    make: (file: string) => writeFile(file, ""),
    message: "está vacía (0 bytes)",
  },
  {
    what: "a link to itself",
    make: (file: string) => symlink("convencion.db", file),
    message: "es un enlace que da vueltas",
  },
];

test.each(unusable)(
  "$what in place of the database is reported by server and command line",
  async ({ make, message }) => {
    const folder = await temporaryFolder();
    await addBuiltSite(folder);
    const file = join(folder, "convencion.db");
    await make(file);
    const database = { DATABASE_URL: `sqlite:${file}` };
    const started = await startServer("main.ts", folder, database).ended;
    const orders = [order(file, "contar"), order(file, "respaldar", join(folder, "respaldos"))];
    for (const { code, err } of [
      { code: started.code, err: started.stderr },
      ...(await Promise.all(orders)).map((seen) => ({ code: seen.exitCode, err: seen.err })),
    ]) {
      expect(code).toBe(1);
      expect(err).toContain(message);
      expect(err).not.toMatch(/^\s+at /m);
    }
    expect((await readdir(folder)).filter((name) => name.startsWith("convencion.db"))).toEqual([
      "convencion.db",
    ]);
  },
);

/** Another user's server, since no permission stops the administrator. */
const NOBODY = 65_534;
const program = fileURLToPath(new URL("../main.ts", import.meta.url));

/** Whether a server of that user can read its own program: not below a private folder. */
function othersMayRead(path: string): boolean {
  return (statSync(path).mode & 0o005) !== 0 && (path === "/" || othersMayRead(dirname(path)));
}
const asAdministrator = process.getuid?.() === 0;

test.runIf(process.platform === "linux" && (!asAdministrator || othersMayRead(dirname(program))))(
  "a folder that may no longer be entered makes the store unavailable, and the log says why",
  async () => {
    const folder = await temporaryFolder();
    await addBuiltSite(folder);
    await fillDatabase(folder);
    const data = join(folder, "data");
    const asNobody =
      "if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534); }";
    if (asAdministrator) {
      for (const path of [folder, data, databaseFileIn(folder)]) await chown(path, NOBODY, NOBODY);
    }
    const server = startNode(
      [
        "--import",
        `data:text/javascript,${encodeURIComponent(asNobody)}`,
        "--import",
        import.meta.resolve("tsx"),
        program,
      ],
      folder,
      {},
    );
    const address = await server.address();
    const agent = new Agent();
    onTestFinished(() => agent.destroy());
    const visit = () => send(agent, "POST", address + apiPaths.visits);
    expect((await visit()).status).toBe(200);
    await chmod(data, 0o000);
    expectUnavailable(await visit());
    await chmod(data, 0o700);
    expect((await visit()).body).toBe('{"count":2}');
    server.kill("SIGTERM");
    expect((await server.ended).stdout).toContain("EACCES");
  },
);
