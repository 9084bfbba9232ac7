import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { Agent } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { apiPaths } from "../../domain/calls/api.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { sampleParticipants } from "../sample-participants.ts";
import { addBuiltSite, send, startServer } from "../testing/server-process.ts";
import { fillDatabase } from "../testing/site-under-test.ts";

const VISITORS = 8;
const commandLine = fileURLToPath(new URL("../../cli/main.ts", import.meta.url));

/** Visitors who send one visit after another, and the totals they received. */
function crowd(address: string, agent: Agent) {
  let highest = 0;
  let open = true;
  const waiting: (() => void)[] = [];
  const someone = async () => {
    while (open) {
      const { status, body } = await send(agent, "POST", address + apiPaths.visits);
      expect(status, body).toBe(200);
      highest = Math.max(highest, JSON.parse(body).count);
      for (const resolve of waiting.splice(0)) resolve();
    }
  };
  const visiting = Promise.all(Array.from({ length: VISITORS }, someone));
  return {
    /** The highest total that a visitor received. */
    answered: () => highest,
    /** Resolves when the next visit is answered. */
    anotherAnswer: () => new Promise<void>((resolve) => waiting.push(resolve)),
    async goHome() {
      open = false;
      await visiting;
    },
  };
}

async function orders(folder: string, ...words: readonly string[]): Promise<void> {
  const args = ["--import", import.meta.resolve("tsx"), commandLine, ...words];
  const { stderr } = await promisify(execFile)(process.execPath, args, { cwd: folder });
  // A command also mentions a site that a developer has running, and a database that it creates.
  expect(stderr).toMatch(/^Base de datos: .*\n(?:.*(?:está en marcha|se crea ahora).*\n)*$/);
}

test("a backup of a busy site contains everything answered before, and restores a site", {
  timeout: 120_000,
}, async () => {
  const folder = await temporaryFolder();
  await addBuiltSite(folder);
  await fillDatabase(folder);
  const server = startServer("main.ts", folder);
  const address = await server.address();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const visitors = crowd(address, agent);

  await visitors.anotherAnswer();
  const answeredBefore = visitors.answered();
  await orders(folder, "respaldar", "respaldos");
  await visitors.goHome();

  const elsewhere = await temporaryFolder();
  await addBuiltSite(elsewhere);
  const [backup = ""] = await readdir(join(folder, "respaldos"));
  await orders(elsewhere, "restaurar", join(folder, "respaldos", backup), "--si");
  const restored = startServer("main.ts", elsewhere);
  const site = await restored.address();
  const { count } = JSON.parse((await send(agent, "GET", site + apiPaths.visits)).body);
  expect(count).toBeGreaterThanOrEqual(answeredBefore);
  expect(count).toBeLessThanOrEqual(visitors.answered());
  const [ana] = sampleParticipants;
  const found = await send(agent, "POST", site + apiPaths.lookup, { carnet: ana.carnet });
  expect(found.body).toContain(ana.nombre);
});
