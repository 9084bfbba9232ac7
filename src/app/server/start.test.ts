import { access, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CHECK_PAGE } from "#certificates/model/certificate-calls.ts";
import { lookupPath } from "#people/model/lookup-call.ts";
import { postJson } from "#platform/browser/call.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { healthPaths } from "./health.ts";
import { sampleParticipants, unregisteredCarnet } from "./sample-participants.ts";
import { folderWithSite, startServer } from "./testing/server-process.ts";

const [ana] = sampleParticipants;

const lookUp = async (address: string, carnet: string) =>
  (await fetch(address + lookupPath, postJson({ carnet }))).text();

/** Expects a start to end at once with exit code 1 and only a message for people. */
async function startFault(folder: string, environment: Record<string, string>): Promise<string> {
  const ended = await startServer("main.ts", folder, environment).ended;
  expect(ended).toMatchObject({ code: 1, signal: null, stdout: "" });
  expect(ended.stderr).not.toMatch(/^\s+at /m);
  return ended.stderr;
}

test("the server serves page and calls, and ends with exit code 0 on SIGTERM", async () => {
  const folder = await folderWithSite();
  const server = startServer("main.ts", folder);
  const address = await server.address;
  expect(await (await fetch(address)).text()).toContain("Convención");
  expect((await fetch(address + healthPaths.ready)).status).toBe(200);
  await access(join(folder, "data", "convencion.db"));
  server.kill("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
  // The WAL was checkpointed into the database file.
  expect(await readdir(join(folder, "data"))).toEqual(["convencion.db"]);
});

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

test("the demo prints carnets to try, answers them, and leaves no files behind", async () => {
  const folder = await folderWithSite();
  const server = startServer("demo.ts", folder);
  const address = await server.address;
  expect(await lookUp(address, ana.carnet)).toContain(ana.nombre);
  expect(JSON.parse(await lookUp(address, unregisteredCarnet))).toEqual({ participant: null });
  expect((await fetch(address + CHECK_PAGE)).status).toBe(200);
  server.kill("SIGINT");
  const { code, stdout, stderr } = await server.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  for (const printed of [
    ana.carnet,
    sampleParticipants[1].carnet,
    unregisteredCarnet,
    `lista en ${address}/?ahora=2025-09-28T09:30:00-06:00`,
    "Ctrl+C",
  ]) {
    expect(stdout).toContain(printed);
  }
  expect((await readdir(folder)).filter((name) => name.startsWith("convencion-demo"))).toEqual([]);
});

test("the development server adds no samples to a database that DATABASE_URL names", async () => {
  const folder = await temporaryFolder();
  const server = startServer("dev.ts", folder, { DATABASE_URL: "sqlite:real.db" });
  const answer = await lookUp(await server.address, ana.carnet);
  expect(JSON.parse(answer)).toEqual({ participant: null });
});
