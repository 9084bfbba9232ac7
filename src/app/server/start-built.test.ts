import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";

const launcher = fileURLToPath(new URL("./start-built.js", import.meta.url));
const server =
  'process.on("SIGTERM", () => process.exit(7)); process.stdout.write("listening"); setInterval(() => {}, 1000);';

test("npm start runs the build that DIST_DIR names, and passes SIGTERM on to it", async () => {
  const folder = await temporaryFolder();
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  const settings = { type: "module", scripts: { start: scripts.start } };
  await writeFile(join(folder, "package.json"), JSON.stringify(settings));
  await cp(launcher, join(folder, "src/app/server/start-built.js"));
  await mkdir(join(folder, "otra/parte/server"), { recursive: true });
  await writeFile(join(folder, "otra/parte/server/main.js"), server);
  const env = { ...process.env, DIST_DIR: "otra/parte" };
  const npm = spawn("npm", ["start", "--silent"], { cwd: folder, env });
  onTestFinished(() => void npm.kill("SIGKILL"));
  const ended = once(npm, "exit");
  expect(String((await once(npm.stdout, "data"))[0])).toBe("listening");
  npm.kill("SIGTERM");
  expect(await ended).toEqual([7, null]);
});
