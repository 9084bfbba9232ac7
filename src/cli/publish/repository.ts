import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PublishFault } from "../../content/publish-settings.ts";
import { errorCode } from "../../domain/error-code.ts";

/** A file as the working folder or a commit has it. */
export interface ContentCopy {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The folder's history, as a push would send it. Its calls reject with PublishFault where git is missing. */
export interface Repository {
  /** Whether the folder has one; a copy downloaded as a ZIP has none. */
  exists(): Promise<boolean>;
  /** What is committed nowhere yet of the files that a push would publish. */
  unsaved(): Promise<readonly string[]>;
  /** The files of `folder` that a commit of it would hold. */
  filesIn(folder: string): Promise<readonly ContentCopy[]>;
  /** Every version of the files of `folder` in commits that no push has sent yet. */
  unpushedIn(folder: string): Promise<readonly ContentCopy[]>;
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
    filesIn: async (content) => {
      const { text } = await git("ls-files", "-z", "-co", "--exclude-standard", "--", content);
      const copies = [...new Set(text.split("\0"))].filter(Boolean).map(async (path) => {
        const bytes = await readFile(join(folder, path)).catch(() => null);
        // One that was deleted since is in the list of files too.
        return bytes === null ? [] : [{ path, bytes }];
      });
      return (await Promise.all(copies)).flat();
    },
    unpushedIn: async (content) => {
      const format = ["--format=", "--raw", "--no-abbrev", "--no-renames", "-m", "-z"];
      const { text } = await git("log", ...format, "HEAD", "--not", "--remotes", "--", content);
      // `:MODE MODE OLD NEW STATUS` and the path, in turn; what was deleted has no new version.
      const versions = text.matchAll(/:\d+ \d+ \w+ (\w+) [AMT]\0([^\0]+)/g);
      const copies = [...versions].map(async ([, id = "", path = ""]) => ({
        path,
        bytes: (await git("cat-file", "blob", id)).bytes,
      }));
      return Promise.all(copies);
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
  readonly bytes: Buffer;
  readonly text: string;
  /** What git complained of. */
  readonly error: string;
}

function runGit(cwd: string, args: readonly string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn("git", args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
    const parts: Buffer[] = [];
    let error = "";
    child.stdout.on("data", (part: Buffer) => parts.push(part));
    child.stderr.setEncoding("utf8").on("data", (part) => {
      error += part;
    });
    child.on("error", (cause) => {
      const isMissing = errorCode(cause) === "ENOENT";
      reject(
        isMissing ? new PublishFault("Falta el programa «git». Instálelo.", { cause }) : cause,
      );
    });
    child.on("close", (code) => {
      const bytes = Buffer.concat(parts);
      resolve({ code, bytes, text: bytes.toString("utf8"), error });
    });
  });
}
