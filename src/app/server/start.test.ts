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

test("a site that was not built is reported, with the command that builds it", async () => {
  const message = await startFault(await temporaryFolder(), {});
  expect(message).toContain("Falta el sitio construido en «dist/site»");
  expect(message).toContain("npm run build");
});

test("a port that is taken is reported, with how to pick another", async () => {
  const folder = await folderWithSite();
  const { port } = new URL(await startServer("main.ts", folder).address);
  const message = await startFault(folder, { PORT: port });
  expect(message).toContain(`No se puede usar el puerto ${port} de 127.0.0.1 (EADDRINUSE)`);
  expect(message).toContain(`: PORT=${Number(port) + 1} npm start`);
});

test("the development server adds no samples to a database that DATABASE_URL names", async () => {
  const folder = await temporaryFolder();
  const server = startServer("dev.ts", folder, { DATABASE_URL: "sqlite:real.db" });
  const [{ carnet }] = sampleParticipants;
  const answer = await browserAt(await server.address)({ path: lookupPath }, { carnet });
  expect(answer).toEqual({ participant: null });
});
