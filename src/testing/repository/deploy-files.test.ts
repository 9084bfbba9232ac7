import { execFile } from "node:child_process";
import { access, readdir, readFile, symlink } from "node:fs/promises";
import { Agent } from "node:http";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { buildServer } from "../../build/bundling/vite-builds.ts";
import { readConfig, settingNames } from "../../server/config/config.ts";
import { addBuiltSite, send, startNode } from "../../server/testing/server-process.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const run = promisify(execFile);

interface Compose {
  readonly services: Record<
    "sitio" | "respaldo",
    { environment?: Record<string, string>; command?: string[] }
  >;
}

async function compose(): Promise<Compose["services"]> {
  return parse(await readFile("compose.yaml", "utf8"), { merge: true }).services;
}

/** All values of a setting of a systemd unit, in order. */
async function unitValues(name: string, setting: string): Promise<string[]> {
  const lines = (await readFile(join("deploy/systemd", name), "utf8")).split("\n");
  const start = `${setting}=`;
  return lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length));
}

async function unitEnvironment(name: string): Promise<Record<string, string>> {
  return Object.fromEntries(
    (await unitValues(name, "Environment")).map((line) => line.split(/=(.*)/s)),
  );
}

/** The last command that the Dockerfile gives after `keyword`, a JSON array. */
async function imageCommand(keyword: RegExp): Promise<string[]> {
  const lines = (await readFile("Dockerfile", "utf8")).replaceAll("\\\n", "").split("\n");
  const line = lines.findLast((text) => keyword.test(text)) ?? "";
  return JSON.parse(line.slice(line.indexOf("[")));
}

async function imageEnvironment(): Promise<Record<string, string>> {
  const image = (await readFile("Dockerfile", "utf8")).split("\nFROM ").at(-1) ?? "";
  const [, assignments = ""] = /^ENV (.*)$/m.exec(image) ?? [];
  return Object.fromEntries(assignments.split(" ").map((pair) => pair.split(/=(.*)/s)));
}

test("every setting that these files give is one the server reads, with a value it takes", async () => {
  const image = await imageEnvironment();
  const environments = [
    image,
    { ...image, ...(await compose()).sitio.environment },
    await unitEnvironment("convencion.service"),
    await unitEnvironment("convencion-respaldo.service"),
  ];
  for (const environment of environments) {
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(environment)));
    expect(readConfig(environment)).toMatchObject({ kind: "valid" });
    expect(environment.DATABASE_URL).toMatch(/^sqlite:\//);
  }
});

test("server, health check and backup start as these files start them, from a production build", async () => {
  const folder = await temporaryFolder();
  await addBuiltSite(folder);
  await buildServer(join(folder, "dist/server"));
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  const [unitStart = ""] = await unitValues("convencion.service", "ExecStart");
  const [, ...server] = unitStart.split(" ");
  expect(await imageCommand(/^CMD/)).toEqual(["node", ...server]);

  const DATABASE_URL = `sqlite:${join(folder, "datos.db")}`;
  const started = startNode(server, folder, { DATABASE_URL });
  const address = await started.address();
  const [, ...healthCheck] = await imageCommand(/^HEALTHCHECK/);
  const check = (port: string) =>
    run(process.execPath, healthCheck, { cwd: folder, env: { PORT: port } });
  await check(new URL(address).port);
  const agent = new Agent();
  onTestFinished(() => agent.destroy());
  expect((await send(agent, "GET", `${address}/`)).status).toBe(200);

  const [unitBackup = ""] = await unitValues("convencion-respaldo.service", "ExecStart");
  const [, program = "", order = "", , ...options] = unitBackup.split(" ");
  const [, , loop] = (await compose()).respaldo.command ?? [];
  expect(loop).toContain(`node ${program} ${order} /respaldos ${options.join(" ")};`);
  await run(process.execPath, [program, order, "respaldos", ...options], {
    cwd: folder,
    env: { DATABASE_URL },
  });
  expect(await readdir(join(folder, "respaldos"))).toEqual([
    expect.stringMatching(/^datos-.*\.db$/),
  ]);

  started.kill("SIGTERM");
  expect(await started.ended).toMatchObject({ code: 0, stderr: "" });
  await expect(check(new URL(address).port)).rejects.toMatchObject({ code: 1 });
});

test("Firestore's rules allow no client anything, and are where the tool that deploys them looks", async () => {
  const { firestore } = JSON.parse(await readFile("deploy/firestore/firebase.json", "utf8"));
  const rules = await readFile(join("deploy/firestore", firestore.rules), "utf8");
  expect(rules.match(/allow[^;]*;/g)).toEqual(["allow read, write: if false;"]);
  await access(join("deploy/firestore", firestore.indexes));
});
