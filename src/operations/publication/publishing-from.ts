import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import type { Folders } from "../../content/folders.ts";
import { settingsFile } from "../../content/publish-settings.ts";
import { errorCode } from "../../domain/error-code.ts";
import type { Command } from "./deployments.ts";
import type { PublishContext } from "./publish.ts";
import { repositoryIn } from "./repository.ts";

const LOOK_LIMIT_MS = 10_000;

/** Publishing from the checkout of this process; `output` is where its commands write. */
export function publishingFrom(
  { content, dist }: Folders,
  output: "inherit" | "ignore",
): Omit<PublishContext, "say" | "ask"> {
  function run([program, ...args]: Command, env: Record<string, string>): Promise<number | null> {
    return new Promise((resolve, reject) => {
      const child = spawn(program, args, {
        // Without a terminal, a question for a password would wait for ever.
        stdio: output,
        env: { ...process.env, ...(output === "ignore" && { GIT_TERMINAL_PROMPT: "0" }), ...env },
        // On Windows, npm and npx are shell scripts.
        shell: process.platform === "win32",
      });
      child.on("error", (error) => (errorCode(error) === "ENOENT" ? resolve(null) : reject(error)));
      child.on("close", (code) => resolve(code ?? 1));
    });
  }
  return {
    settingsPath: settingsFile,
    contentDir: content,
    distDir: dist,
    repository: repositoryIn("."),
    run,
    look,
    wait,
  };
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
