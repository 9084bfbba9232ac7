import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";

/** A bare git repository, and what GitHub does in it. */
export type GitRepository = Awaited<ReturnType<typeof gitRepository>>;

/** Creates a repository in `dir`. */
export async function gitRepository(dir: string) {
  const env = {
    PATH: process.env.PATH,
    GIT_DIR: dir,
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_SYSTEM: "/dev/null",
    GIT_COMMITTER_NAME: "GitHub",
    GIT_COMMITTER_EMAIL: "noreply@github.com",
    GIT_AUTHOR_NAME: "Alguien",
    GIT_AUTHOR_EMAIL: "alguien@example.org",
  };
  let indexes = 0;

  function git(
    args: readonly string[],
    input: string | Uint8Array = "",
    own = {},
  ): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const options = { env: { ...env, ...own }, encoding: "buffer", maxBuffer: 1e9 } as const;
      const child = execFile("git", args, options, (error, stdout) =>
        error === null ? resolve(stdout) : reject(error),
      );
      child.stdin?.on("error", () => {});
      child.stdin?.end(input);
    });
  }
  const text = async (...args: readonly string[]) => (await git(args)).toString().trim();
  /** The id that a name stands for, such as `refs/heads/main`; `null` if there is none. */
  const idOf = (name: string) => text("rev-parse", "--verify", "--quiet", name).catch(() => null);
  /** The kind of an object; `null` if there is none. */
  const kindOf = (sha: string) => text("cat-file", "-t", sha).catch(() => null);
  const blob = async (bytes: string | Uint8Array) =>
    (await git(["hash-object", "-w", "--stdin"], bytes)).toString().trim();

  /** A tree on the base of another; entries without an id are removed. */
  async function tree(base: string | null, entries: ReadonlyMap<string, string | null>) {
    indexes += 1;
    const index = { GIT_INDEX_FILE: join(dir, `index-${indexes}`) };
    await git(base === null ? ["read-tree", "--empty"] : ["read-tree", base], "", index);
    const lines = [...entries].map(([path, sha]) =>
      sha === null ? `0 ${"0".repeat(40)}\t${path}\0` : `100644 ${sha}\t${path}\0`,
    );
    await git(["update-index", "-z", "--index-info"], lines.join(""), index);
    const written = (await git(["write-tree"], "", index)).toString().trim();
    await rm(index.GIT_INDEX_FILE);
    return written;
  }

  await git(["init", "--quiet", "--bare", "--initial-branch", "main", dir]);
  return {
    git,
    text,
    idOf,
    kindOf,
    blob,
    tree,
    head: () => text("rev-parse", "refs/heads/main"),
    /** The text of a file on the branch. */
    show: (path: string) => git(["show", `main:${path}`]),
    /** Commits files on the branch, as somebody else's push would. */
    async commit(files: Readonly<Record<string, string | Uint8Array>>, message: string) {
      const hasParent = (await idOf("main")) !== null;
      const changes = Object.entries(files).flatMap(([path, content]) => {
        const bytes = Buffer.from(content);
        return [`M 100644 inline ${JSON.stringify(path)}\ndata ${bytes.length}\n`, bytes, "\n"];
      });
      const head = [
        "commit refs/heads/main\nauthor Alguien <alguien@example.org> now\n",
        `committer GitHub <noreply@github.com> now\ndata ${Buffer.byteLength(message)}\n${message}\n`,
        hasParent ? "from refs/heads/main^0\n" : "",
      ];
      const stream = Buffer.concat([...head, ...changes].map((part) => Buffer.from(part)));
      await git(["fast-import", "--quiet", "--date-format=now"], stream);
      return text("rev-parse", "main");
    },
  };
}
