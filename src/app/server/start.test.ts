import { expect, test } from "vitest";
import { lookupPath } from "#people/model/lookup-call.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { sampleParticipants } from "./sample-participants.ts";
import { browserAt, folderWithSite, startServer } from "./testing/server-process.ts";

/** Expects a start to end at once with exit code 1 and only a message for people. */
async function startFault(folder: string, environment: Record<string, string>): Promise<string> {
  const ended = await startServer("main.ts", folder, environment).ended;
  expect(ended).toMatchObject({ code: 1, signal: null, stdout: "" });
  expect(ended.stderr).not.toMatch(/^\s+at /m);
  return ended.stderr;
}

test("a site that was not built, or a port that is taken, is reported with what to do", async () => {
  const unbuilt = await startFault(await temporaryFolder(), {});
  expect(unbuilt).toContain("Falta el sitio construido en «dist/site»");
  expect(unbuilt).toContain("npm run build");
  const folder = await folderWithSite();
  const running = startServer("main.ts", folder);
  const { port } = new URL(await running.address);
  const taken = await startFault(folder, { PORT: port });
  expect(taken).toContain(`No se puede usar el puerto ${port} de 127.0.0.1 (EADDRINUSE)`);
  expect(taken).toContain(`: PORT=${Number(port) + 1} npm start`);
  running.kill("SIGTERM");
  // Where no person reads, all lines are for programs.
  expect((await running.ended).stdout).toMatch(/^(?:\{.*\}\n)+$/);
});

test("the development server adds no samples to a database that DATABASE_URL names", async () => {
  const folder = await temporaryFolder();
  const server = startServer("dev.ts", folder, { DATABASE_URL: "sqlite:real.db" });
  const [{ carnet }] = sampleParticipants;
  const answer = await browserAt(await server.address)({ path: lookupPath }, { carnet });
  expect(answer).toEqual({ participant: null });
});
