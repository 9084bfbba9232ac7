import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";

const launcher = fileURLToPath(new URL("./start-built.js", import.meta.url));
const server =
  'process.on("SIGTERM", () => process.exit(7)); process.stdout.write("listening"); setInterval(() => {}, 1000);';

/** Runs `npm start` of this project in a folder that contains only what the script needs. */
async function npmStart(dist?: string) {
  const folder = await temporaryFolder();
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  await writeFile(
    join(folder, "package.json"),
    JSON.stringify({ type: "module", scripts: { start: scripts.start } }),
  );
  await cp(launcher, join(folder, "src/app/server/start-built.js"));
  if (dist !== undefined) {
    await mkdir(join(folder, dist, "server"), { recursive: true });
    await writeFile(join(folder, dist, "server", "main.js"), server);
  }
  const npm = spawn("npm", ["start", "--silent"], {
    cwd: folder,
    env: { ...process.env, ...(dist === undefined ? {} : { DIST_DIR: dist }) },
  });
  onTestFinished(() => void npm.kill("SIGKILL"));
  return { npm, ended: once(npm, "exit") };
}

test("npm start runs the build that DIST_DIR names, and passes SIGTERM on to it", async () => {
  const { npm, ended } = await npmStart("otra/parte");
  expect(String((await once(npm.stdout, "data"))[0])).toBe("listening");
  npm.kill("SIGTERM");
  expect(await ended).toEqual([7, null]);
});

test("npm start before any build reports what to do, without a stack trace", async () => {
  const { npm, ended } = await npmStart();
  expect(await text(npm.stderr)).toBe(
    "Falta construir el sitio. Hágalo primero con: npm run build\n",
  );
  expect(await ended).toEqual([1, null]);
});
