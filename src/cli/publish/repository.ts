import { spawn } from "node:child_process";
import { PublishFault } from "../../content/publish-settings.ts";
import { errorCode } from "../../domain/error-code.ts";

/** The folder's history, as a push would send it. Its calls reject with PublishFault where git is missing. */
export interface Repository {
  /** Whether the folder has one; a copy downloaded as a ZIP has none. */
  exists(): Promise<boolean>;
  /** What is committed nowhere yet of the files that a push would publish. */
  unsaved(): Promise<readonly string[]>;
  /** Why a push failed: others pushed before, or the remote cannot be reached or written. */
  pushProblem(): Promise<"behind" | "refused">;
}

/** That of `folder`, by git. */
export function repositoryIn(folder: string): Repository {
  const git = (...args: string[]) => runGit(folder, args);
  return {
    exists: async () => (await git("rev-parse", "--is-inside-work-tree")).code === 0,
    unsaved: async () => {
      // By `-z` names come as they are, accents and spaces too.
      const { code, text, error } = await git("status", "--porcelain", "--no-renames", "-z");
      if (code !== 0) {
        throw new PublishFault(
          `No se sabe qué falta guardar: «git status» terminó con ${code}. No se publicó nada.\n${error}`,
        );
      }
      return text.split("\0").flatMap((line) => line.slice(3) || []);
    },
    pushProblem: async () => {
      const isFetched = (await git("fetch")).code === 0;
      const { text } = await git("rev-list", "--count", "HEAD..@{upstream}");
      return isFetched && Number(text) > 0 ? "behind" : "refused";
    },
  };
}

interface Ended {
  readonly code: number | null;
  readonly text: string;
  /** What git complained of. */
  readonly error: string;
}

function runGit(cwd: string, args: readonly string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
    let text = "";
    let error = "";
    child.stdout.setEncoding("utf8").on("data", (part) => {
      text += part;
    });
    child.stderr.setEncoding("utf8").on("data", (part) => {
      error += part;
    });
    child.on("error", (cause) => {
      const isMissing = errorCode(cause) === "ENOENT";
      reject(
        isMissing ? new PublishFault("Falta el programa «git». Instálelo.", { cause }) : cause,
      );
    });
    child.on("close", (code) => resolve({ code, text, error }));
  });
}
