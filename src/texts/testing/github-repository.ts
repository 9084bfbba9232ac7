import { createHash } from "node:crypto";

interface Commit {
  readonly tree: string;
  readonly parent: string | null;
  readonly author: string;
  readonly message: string;
  /** In ms since the epoch. */
  readonly at: number;
}

/** A repository with the branch main, in memory: blobs, trees as blobs by path, and commits. */
export type GithubRepository = ReturnType<typeof newRepository>;

export function newRepository() {
  const blobs = new Map<string, Buffer>();
  const trees = new Map<string, ReadonlyMap<string, string>>();
  const commits = new Map<string, Commit>();
  let head: string | null = null;

  function blob(content: string | Uint8Array): string {
    const bytes = Buffer.from(content);
    return kept(blobs, bytes, bytes);
  }
  function tree(files: ReadonlyMap<string, string>): string {
    return kept(trees, JSON.stringify([...files].toSorted()), files);
  }
  function addCommit(made: Omit<Commit, "at">, at = Date.now()): string {
    return kept(commits, JSON.stringify([made, at, commits.size]), { ...made, at });
  }
  function filesAt(commit: string | null): ReadonlyMap<string, string> {
    return trees.get(commits.get(commit ?? "")?.tree ?? "") ?? new Map();
  }
  function history(): Commit[] {
    const found: Commit[] = [];
    for (let id = head; id !== null; ) {
      const commit = commits.get(id);
      if (commit === undefined) break;
      found.push(commit);
      id = commit.parent;
    }
    return found;
  }
  return {
    blobs,
    trees,
    commits,
    blob,
    tree,
    addCommit,
    head: () => head ?? "",
    moveTo(commit: string): void {
      head = commit;
    },
    show: (path: string) => blobs.get(filesAt(head).get(path) ?? "") ?? Buffer.alloc(0),
    /** The branch's commits, each with its author and the first line of its message. */
    log: () => history().map(({ author, message }) => `${author}: ${message.split("\n", 1)}`),
    /** Commits files on the branch, as somebody else's push would. */
    commit(files: Readonly<Record<string, string | Uint8Array>>, message: string, at?: number) {
      const added = Object.entries(files).map(([path, content]) => [path, blob(content)] as const);
      const whole = tree(new Map([...filesAt(head), ...added]));
      head = addCommit({ tree: whole, parent: head, author: "Alguien", message }, at);
    },
  };
}

/** Stores an object under the hash of its text; returns the hash. */
function kept<Value>(objects: Map<string, Value>, text: string | Uint8Array, value: Value): string {
  const id = createHash("sha1").update(text).digest("hex");
  objects.set(id, value);
  return id;
}
