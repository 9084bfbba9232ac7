import { z } from "zod";
import type { GitRepository } from "./git-repository.ts";
import { type GithubAnswer, refused } from "./github-answer.ts";

interface Asked {
  readonly method: string;
  /** After the repository: `git/trees`. */
  readonly path: string;
  readonly searchParams: URLSearchParams;
  readonly json: Readonly<Record<string, unknown>>;
}

const LARGEST_BLOB = 100 * 1024 * 1024;
const sha = z.string().regex(/^[0-9a-f]{40}$/);
const blobSchema = z.strictObject({
  content: z.string(),
  encoding: z.enum(["utf-8", "base64"]).default("utf-8"),
});
const path = z
  .string()
  .regex(/^(?!\/)(?!.*\/\/)(?!.*\/$).+$/)
  .refine((written) => !written.split("/").some((part) => [".", "..", ".git"].includes(part)));
const mode = z.literal("100644");
const entrySchema = z.union([
  z.strictObject({ path, mode, type: z.literal("blob"), sha: z.nullable(sha) }),
  z.strictObject({ path, mode, type: z.literal("blob"), content: z.string() }),
]);
const treeSchema = z.strictObject({ base_tree: sha.optional(), tree: z.array(entrySchema).min(1) });
const commitSchema = z.strictObject({
  message: z.string().min(1),
  tree: sha,
  parents: z.array(sha).default([]),
  author: z
    .strictObject({ name: z.string().min(1), email: z.email(), date: z.iso.datetime().optional() })
    .optional(),
});
const refSchema = z.strictObject({ sha, force: z.boolean().default(false) });

const invalid = (message: string) => refused(422, message);

/** Answers the calls of the git database; `null` for any other. */
export async function answerGitData(
  repository: GitRepository,
  { method, path: asked, searchParams, json }: Asked,
): Promise<GithubAnswer | null> {
  const [root, kind = "", ...rest] = asked.split("/");
  if (root !== "git") return null;
  const id = rest.join("/");
  switch (`${method} ${kind}`) {
    case "GET ref":
      return ref(repository, id);
    case "PATCH refs":
      return moveRef(repository, id, json);
    case "GET commits":
      return commit(repository, id);
    case "POST commits":
      return createCommit(repository, json);
    case "GET trees":
      return tree(repository, id, searchParams.has("recursive"));
    case "POST trees":
      return createTree(repository, json);
    case "GET blobs":
      return blob(repository, id);
    case "POST blobs":
      return createBlob(repository, json);
    default:
      return refused(404, "Not Found");
  }
}

async function ref({ idOf }: GitRepository, name: string): Promise<GithubAnswer> {
  const found = await idOf(`refs/${name}`);
  if (found === null) return refused(404, "Not Found");
  return { status: 200, body: { ref: `refs/${name}`, object: { type: "commit", sha: found } } };
}

async function moveRef(repository: GitRepository, name: string, json: unknown) {
  const wanted = refSchema.safeParse(json);
  if (!wanted.success) return invalid("Invalid request.");
  const { sha: next, force } = wanted.data;
  const present = await repository.idOf(`refs/${name}`);
  if (present === null) return invalid("Reference does not exist");
  if ((await repository.kindOf(next)) !== "commit") return invalid("Object does not exist");
  const isForward = await repository.text("merge-base", "--is-ancestor", present, next).then(
    () => true,
    () => false,
  );
  if (!isForward && !force) return invalid("Update is not a fast forward");
  await repository.text("update-ref", `refs/${name}`, next, present);
  return ref(repository, name);
}

async function commit({ kindOf, text }: GitRepository, id: string): Promise<GithubAnswer> {
  if (!sha.safeParse(id).success || (await kindOf(id)) !== "commit")
    return refused(404, "Not Found");
  const [made = "", tree = "", parents = "", message = ""] = (
    await text("show", "--no-patch", "--format=%cI%n%T%n%P%n%s", id)
  ).split("\n");
  return {
    status: 200,
    body: {
      sha: id,
      message,
      tree: { sha: tree },
      committer: { name: "GitHub", email: "noreply@github.com", date: made },
      parents: parents.split(" ").map((parent) => ({ sha: parent })),
    },
  };
}

async function createCommit(repository: GitRepository, json: unknown): Promise<GithubAnswer> {
  const wanted = commitSchema.safeParse(json);
  if (!wanted.success) return invalid("Invalid request.");
  const { message, tree: treeId, parents, author } = wanted.data;
  if ((await repository.kindOf(treeId)) !== "tree") return invalid("Tree SHA does not exist");
  for (const parent of parents) {
    if ((await repository.kindOf(parent)) !== "commit") {
      return invalid("Parent SHA does not exist or is not a commit object");
    }
  }
  const args = ["commit-tree", treeId, ...parents.flatMap((parent) => ["-p", parent])];
  const named = author && { GIT_AUTHOR_NAME: author.name, GIT_AUTHOR_EMAIL: author.email };
  const made = (await repository.git(args, message, { ...named })).toString().trim();
  const answer = await commit(repository, made);
  return { ...answer, status: 201 };
}

async function tree({ kindOf, git }: GitRepository, id: string, isRecursive: boolean) {
  if (!sha.safeParse(id).success || (await kindOf(id)) !== "tree") return refused(404, "Not Found");
  const listed = await git(["ls-tree", "-l", "-z", ...(isRecursive ? ["-r", "-t"] : []), id]);
  const entries = listed
    .toString()
    .split("\0")
    .filter(Boolean)
    .map((line) => {
      const [facts = "", name] = line.split("\t");
      const [entryMode, type, entry, size = ""] = facts.split(/ +/);
      const bytes = size === "-" ? {} : { size: Number(size) };
      return { path: name, mode: entryMode, type, sha: entry, ...bytes };
    });
  return { status: 200, body: { sha: id, tree: entries, truncated: false } };
}

async function createTree(repository: GitRepository, json: unknown): Promise<GithubAnswer> {
  const wanted = treeSchema.safeParse(json);
  if (!wanted.success) return invalid("Invalid tree info");
  const { base_tree: base = null, tree: entries } = wanted.data;
  if (base !== null && (await repository.kindOf(base)) !== "tree") {
    return invalid("base_tree is not a valid tree oid");
  }
  const changes = new Map<string, string | null>();
  for (const entry of entries) {
    const id = "content" in entry ? await repository.blob(entry.content) : entry.sha;
    if (id !== null && (await repository.kindOf(id)) !== "blob") {
      return invalid(`tree.sha ${id} is not a valid blob`);
    }
    if (id === null) {
      const listed = base && (await repository.text("ls-tree", base, "--", entry.path));
      if (!listed) return invalid("GitRPC::BadObjectState");
    }
    changes.set(entry.path, id);
  }
  const made = await repository.tree(base, changes);
  return { ...(await tree(repository, made, false)), status: 201 };
}

async function blob({ kindOf, git }: GitRepository, id: string): Promise<GithubAnswer> {
  if (!sha.safeParse(id).success) {
    return invalid("The sha parameter must be exactly 40 characters and contain only [0-9a-f].");
  }
  if ((await kindOf(id)) !== "blob") return refused(404, "Not Found");
  const bytes = await git(["cat-file", "blob", id]);
  // GitHub breaks its lines as e-mail does.
  const content = bytes.toString("base64").replace(/.{60}/g, "$&\n");
  return { status: 200, body: { sha: id, size: bytes.length, content, encoding: "base64" } };
}

async function createBlob(repository: GitRepository, json: unknown): Promise<GithubAnswer> {
  const wanted = blobSchema.safeParse(json);
  if (!wanted.success) return invalid("Invalid request.");
  const { content, encoding } = wanted.data;
  if (encoding === "base64" && !/^[\w+/\s-]*={0,2}$/.test(content)) {
    return invalid("content is not valid Base64");
  }
  const bytes = Buffer.from(content, encoding === "base64" ? "base64" : "utf8");
  if (bytes.length > LARGEST_BLOB) return refused(403, "This blob is too large");
  return { status: 201, body: { sha: await repository.blob(bytes), url: "" } };
}
