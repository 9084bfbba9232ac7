import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { readFolders } from "../../content/folders.ts";
import { settingsFile } from "../../content/publish-settings.ts";
import { errorCode } from "../../domain/error-code.ts";
import { ask, canAsk } from "../asking/ask.ts";
import { ignoreBrokenPipe } from "../terminal/ignore-broken-pipe.ts";
import { runSpanishProgram } from "../terminal/spanish-program.ts";
import { createTerminal } from "../terminal/terminal.ts";
import type { Command } from "./deployments.ts";
import { registerPublicar } from "./options.ts";
import { repositoryIn } from "./repository.ts";

/* `npm run publicar` builds the site, publishes it and checks that it answers. */

const LOOK_LIMIT_MS = 10_000;

ignoreBrokenPipe(process.stdout, process.stderr);
const terminal = createTerminal(process.stdout, process.stderr);
const folders = readFolders(process.env);
const dialogue = { input: process.stdin, output: process.stderr };

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
    ask: async (question) => (canAsk(dialogue) ? ask(dialogue, question) : null),
    run,
    look,
    wait,
  }),
  terminal,
});
