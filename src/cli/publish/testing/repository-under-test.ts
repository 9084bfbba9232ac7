import { execFile } from "node:child_process";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";

const run = promisify(execFile);
const program = fileURLToPath(new URL("../main.ts", import.meta.url));
const build = `import { cpSync, mkdirSync } from "node:fs";
mkdirSync("dist/site", { recursive: true });
cpSync("content/edicion.yaml", "dist/site/index.html");
`;

/**
 * A site in a git folder with a remote, the project's `.gitignore` and a build that copies a text;
 * and the URL at which a host shows the build.
 */
export async function repositoryUnderTest() {
  const [remote, folder] = [await temporaryFolder(), await temporaryFolder()];
  const git = async (...args: string[]) => (await run("git", ["-C", folder, ...args])).stdout;
  const write = async (name: string, text: string) => {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), text);
  };
  await run("git", ["init", "--quiet", "--bare", "--initial-branch", "main", remote]);
  await run("git", ["clone", "--quiet", remote, folder]);
  await git("config", "user.name", "Ana");
  await git("config", "user.email", "ana@example.org");
  await cp(".gitignore", join(folder, ".gitignore"));
  await write("package.json", '{ "type": "module", "scripts": { "build": "node build.js" } }');
  await write("build.js", build);
  await write("content/edicion.yaml", "lema: El de antes\n");
  await write(".github/workflows/publicar.yml", "on: push\n");
  await git("add", ".");
  await git("commit", "--quiet", "-m", "El sitio");
  await git("push", "--quiet", "-u", "origin", "main");
  return {
    address: await hostOf(folder),
    git,
    write,
    publishesIn,
    publishes: (...args: string[]) => publishesIn({}, ...args),
  };

  /** Runs `npm run publicar` with these arguments, without a terminal. */
  async function publishesIn(own: Record<string, string>, ...args: string[]) {
    const node = ["--import", import.meta.resolve("tsx"), program, ...args];
    const options = { cwd: folder, env: { ...process.env, NO_COLOR: "1", ...own } };
    return run(process.execPath, node, options).then(
      ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
      ({ code, stdout, stderr }) => ({ code, text: `${stdout}${stderr}` }),
    );
  }
}

async function hostOf(folder: string): Promise<string> {
  const host = createServer(async (_request, response) => {
    response.end(await readFile(join(folder, "dist/site/index.html")));
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    host.closeAllConnections();
    host.close();
  });
  return `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
}
