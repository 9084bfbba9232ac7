import fastify, { type FastifyRequest } from "fastify";
import { z } from "zod";
import type { GithubPlace } from "../server/github-api.ts";
import { type GithubRepository, newRepository } from "./github-repository.ts";

/*
 * Imitates the part of GitHub's REST API that the store of texts uses, over real HTTP, after
 * docs.github.com/rest (git database). It refuses what GitHub refuses.
 */

export const token = "github_pat_inventado";
const OWNER = "facultad";
const REPO = "convencion";

/** An answer with a status and a JSON body. */
interface GithubAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const refused = (status: number, message: string, headers = {}): GithubAnswer => ({
  status,
  headers,
  body: { message, documentation_url: "https://docs.github.com/rest", status: String(status) },
});
const notFound = refused(404, "Not Found");
const done = (body: unknown, status = 200): GithubAnswer => ({ status, body });

export interface Github {
  /** The settings of the store. */
  readonly place: GithubPlace;
  readonly repository: GithubRepository;
  /** Called before each request, such as `POST /repos/…`; an answer replaces GitHub's, and `lost` closes the connection. */
  before: (request: string) => GithubAnswer | "lost" | undefined;
  stop(): Promise<void>;
}

/** Starts GitHub with a repository that has `files` on its branch main. */
export async function startGithub(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<Github> {
  const repository = newRepository();
  repository.commit(files, "El sitio");
  const app = fastify({ forceCloseConnections: true, bodyLimit: 2 ** 24 });
  app.all("/*", async (request, reply) => {
    const url = new URL(request.url, "http://github");
    const early = github.before(`${request.method} ${url.pathname}`);
    if (early === "lost") {
      request.raw.destroy();
      return reply.hijack();
    }
    const { status, headers = {}, body } = early ?? answerTo(repository, request, url);
    return reply.code(status).headers(headers).send(body);
  });
  const api = await app.listen({ host: "127.0.0.1", port: 0 });
  const github: Github = {
    place: { token, owner: OWNER, repo: REPO, branch: "main", folder: "content", api },
    repository,
    before: () => undefined,
    stop: () => app.close(),
  };
  return github;
}

function answerTo(
  repository: GithubRepository,
  { method, headers, body }: FastifyRequest,
  { pathname, searchParams }: URL,
): GithubAnswer {
  if (headers["user-agent"] === undefined) return refused(403, "Request forbidden");
  if (headers["x-github-api-version"] !== "2022-11-28") return refused(400, "Unsupported version");
  if (headers.authorization !== `Bearer ${token}`) return refused(401, "Bad credentials");
  const root = `/repos/${OWNER}/${REPO}/git/`;
  const [kind = "", ...rest] = decodeURIComponent(pathname.slice(root.length)).split("/");
  if (!pathname.startsWith(root)) return notFound;
  const id = rest.join("/");
  switch (`${method} ${kind}`) {
    case "GET ref":
      return id === "heads/main" ? done({ object: { sha: repository.head() } }) : notFound;
    case "PATCH refs":
      return moveRef(repository, refSchema.parse(body).sha);
    case "GET commits":
      return commit(repository, id);
    case "POST commits":
      return createCommit(repository, commitSchema.parse(body));
    case "GET trees":
      return tree(repository, id, searchParams.has("recursive"));
    case "POST trees":
      return createTree(repository, treeSchema.parse(body));
    case "GET blobs":
      return blob(repository, id);
    case "POST blobs": {
      const { content } = blobSchema.parse(body);
      return done({ sha: repository.blob(Buffer.from(content, "base64")) }, 201);
    }
    default:
      return notFound;
  }
}

const sha = z.string().regex(/^[0-9a-f]{40}$/);
const refSchema = z.strictObject({ sha, force: z.literal(false) });
const blobSchema = z.strictObject({ content: z.base64(), encoding: z.literal("base64") });
const commitSchema = z.strictObject({
  message: z.string().min(1),
  tree: sha,
  parents: z.tuple([sha]),
  author: z.strictObject({ name: z.string().regex(/^[^<>]+$/), email: z.email() }),
});
const entry = {
  path: z.string().regex(/^(?!.*(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$))/),
  mode: z.literal("100644"),
  type: z.literal("blob"),
};
const treeSchema = z.strictObject({
  base_tree: sha,
  tree: z
    .array(
      z.union([
        z.strictObject({ ...entry, sha: z.nullable(sha) }),
        z.strictObject({ ...entry, content: z.string() }),
      ]),
    )
    .min(1),
});

function moveRef(repository: GithubRepository, next: string): GithubAnswer {
  const found = repository.commits.get(next);
  if (found === undefined) return refused(422, "Object does not exist");
  if (found.parent !== repository.head()) return refused(422, "Update is not a fast forward");
  repository.moveTo(next);
  return done({ object: { sha: next } });
}

function commit({ commits }: GithubRepository, id: string): GithubAnswer {
  const found = commits.get(id);
  if (found === undefined) return notFound;
  const { message, author } = found;
  const committer = { date: new Date(found.at) };
  return done({ tree: { sha: found.tree }, message, author: { name: author }, committer });
}

function createCommit(
  { trees, addCommit }: GithubRepository,
  { tree: whole, parents: [parent], author, message }: z.infer<typeof commitSchema>,
): GithubAnswer {
  if (!trees.has(whole)) return refused(422, "Tree SHA does not exist");
  return done({ sha: addCommit({ tree: whole, parent, author: author.name, message }) }, 201);
}

function tree(repository: GithubRepository, id: string, isRecursive: boolean): GithubAnswer {
  const files = repository.trees.get(id);
  if (files === undefined) return notFound;
  const folders = new Map<string, Map<string, string>>();
  const entries: object[] = [];
  for (const [path, blobId] of files) {
    const [folder = "", ...inside] = path.split("/");
    if (isRecursive || inside.length === 0) {
      const size = repository.blobs.get(blobId)?.length;
      entries.push({ path, mode: "100644", type: "blob", sha: blobId, size });
    }
    if (inside.length > 0) {
      folders.set(folder, (folders.get(folder) ?? new Map()).set(inside.join("/"), blobId));
    }
  }
  for (const [path, inside] of folders) {
    entries.push({ path, mode: "040000", type: "tree", sha: repository.tree(inside) });
  }
  return done({ sha: id, tree: entries, truncated: false });
}

function createTree(
  { trees, blobs, blob: addBlob, tree: addTree }: GithubRepository,
  { base_tree: base, tree: entries }: z.infer<typeof treeSchema>,
): GithubAnswer {
  const files = new Map(trees.get(base));
  for (const each of entries) {
    const id = "content" in each ? addBlob(each.content) : each.sha;
    if (id !== null && !blobs.has(id)) return refused(422, `tree.sha ${id} is not a valid blob`);
    if (id !== null) files.set(each.path, id);
    else if (!files.delete(each.path)) return refused(422, "GitRPC::BadObjectState");
  }
  return done({ sha: addTree(files) }, 201);
}

function blob({ blobs }: GithubRepository, id: string): GithubAnswer {
  if (!sha.safeParse(id).success) return refused(422, "The sha parameter must be exactly 40");
  const bytes = blobs.get(id);
  if (bytes === undefined) return notFound;
  // GitHub breaks its lines as e-mail does.
  const content = bytes.toString("base64").replace(/.{60}/g, "$&\n");
  return done({ sha: id, size: bytes.length, content, encoding: "base64" });
}
