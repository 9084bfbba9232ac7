import { statSync } from "node:fs";
import { chmod, chown, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { Agent } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { apiPaths } from "../../domain/calls/api.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { sampleParticipants } from "../sample-participants.ts";
import { runCommand } from "../testing/run-command.ts";
import { addBuiltSite, send, startNode, startServer } from "../testing/server-process.ts";
import {
  databaseFileIn,
  expectUnavailable,
  fillDatabase,
  filledSite,
} from "../testing/site-under-test.ts";

test("a path that can no longer be followed makes the store unavailable, and the log says why", async () => {
  const { folder, ...site } = await filledSite();
  await rename(join(folder, "data"), join(folder, "elsewhere"));
  await symlink("data", join(folder, "data"));
  for (const answer of [
    await site.visit(),
    await site.lookUp(sampleParticipants[0]),
    await site.ready(),
  ]) {
    expectUnavailable(answer);
  }
  await rm(join(folder, "data"));
  await rename(join(folder, "elsewhere"), join(folder, "data"));
  expect((await site.visit()).body).toBe('{"count":1}');
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
    message: "(ELOOP)",
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
    const orders = [
      runCommand(file, "contar"),
      runCommand(file, "respaldar", join(folder, "respaldos")),
    ];
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
