import { spawn } from "node:child_process";
import { createInterface } from "node:readline/promises";
import { setTimeout as wait } from "node:timers/promises";
import { readFolders } from "../../content/folders.ts";
import { PublishFault, settingsFile } from "../../content/publish-settings.ts";
import { SettingFault } from "../../content/site-url.ts";
import { errorCode } from "../../domain/error-code.ts";
import { ignoreBrokenPipe } from "../terminal/ignore-broken-pipe.ts";
import { runSpanishProgram } from "../terminal/spanish-program.ts";
import { createTerminal, eachLine } from "../terminal/terminal.ts";
import type { Command } from "./deployments.ts";
import { registerPublicar } from "./options.ts";
import { repositoryIn } from "./repository.ts";

/* `npm run publicar`: builds the site, publishes it and looks whether it answers. */

const LOOK_LIMIT_MS = 10_000;

ignoreBrokenPipe(process.stdout, process.stderr);
const terminal = createTerminal(process.stdout, process.stderr);
const folders = readFolders(process.env);

async function ask(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  return lines.question(`${question} `).finally(() => lines.close());
}

function run([program, ...args]: Command, env: Record<string, string>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    // On Windows npm and npx are scripts of the shell.
    const shell = process.platform === "win32";
    const child = spawn(program, args, {
      stdio: "inherit",
      env: { ...process.env, ...env },
      shell,
    });
    child.on("error", (error) => (errorCode(error) === "ENOENT" ? resolve(null) : reject(error)));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

async function look(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, {
      cache: "no-store",
      signal: AbortSignal.timeout(LOOK_LIMIT_MS),
    });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

try {
  process.exitCode = await runSpanishProgram(process.argv.slice(2), {
    name: "publicar",
    description:
      "Construye el sitio, lo publica y mira si responde: la página sola, o con netlify-firestore y render también el registro, las visitas y las puertas.",
    commands: [registerPublicar],
    context: () => ({
      terminal,
      settingsPath: settingsFile,
      contentDir: folders.content,
      distDir: folders.dist,
      repository: repositoryIn("."),
      ask,
      run,
      look,
      wait,
    }),
    env: process.env,
    terminal,
  });
} catch (failure) {
  if (!(failure instanceof SettingFault || failure instanceof PublishFault)) throw failure;
  eachLine(failure.message, terminal.refuse);
  process.exitCode = 1;
}
