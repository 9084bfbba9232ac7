import { spawn } from "node:child_process";

/** The folder's history, as a push would send it. */
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
    exists: async () => (await git("rev-parse", "--is-inside-work-tree")).ok,
    unsaved: async () => {
      // By `-z` names come as they are, accents and spaces too.
      const { text } = await git("status", "--porcelain", "--no-renames", "-z");
      return text.split("\0").flatMap((line) => line.slice(3) || []);
    },
    pushProblem: async () => {
      const isFetched = (await git("fetch")).ok;
      const { text } = await git("rev-list", "--count", "HEAD..@{upstream}");
      return isFetched && Number(text) > 0 ? "behind" : "refused";
    },
  };
}

function runGit(cwd: string, args: readonly string[]): Promise<{ ok: boolean; text: string }> {
  return new Promise((resolve) => {
    const child = spawn("git", args, { cwd, stdio: ["ignore", "pipe", "ignore"] });
    child.stdout.setEncoding("utf8");
    let text = "";
    child.stdout.on("data", (part) => {
      text += part;
    });
    child.on("error", () => resolve({ ok: false, text: "" }));
    child.on("close", (code) => resolve({ ok: code === 0, text }));
  });
}
