import { createHash } from "node:crypto";
import fastify, { type FastifyRequest } from "fastify";
import type { GithubPlace } from "../server/github-api.ts";

/*
 * Imitates the part of GitHub's REST API that the store of texts uses, over real HTTP, after
 * docs.github.com/rest (git database). The repository, with the branch main, is in memory.
 */

export const token = "github_pat_inventado";
const OWNER = "facultad";
const REPO = "convencion";

interface Commit {
  readonly tree: string;
  readonly parent: string | null;
  readonly author: string;
  readonly message: string;
  /** In ms since the epoch. */
  readonly at: number;
}

/** The blobs of a tree, by path. */
type Files = ReadonlyMap<string, string>;
type Repository = ReturnType<typeof newRepository>;

function newRepository() {
  const blobs = new Map<string, Buffer>();
  const trees = new Map<string, Files>();
  const commits = new Map<string, Commit>();
  let head = "";

  /** Stores an object under the hash of its text; returns the hash. */
  function kept<Value>(objects: Map<string, Value>, text: string | Uint8Array, value: Value) {
    const id = createHash("sha1").update(text).digest("hex");
    objects.set(id, value);
    return id;
  }
  const blob = (content: string | Uint8Array) => kept(blobs, content, Buffer.from(content));
  const tree = (files: Files) => kept(trees, JSON.stringify([...files].toSorted()), files);
  const addCommit = (made: Commit) => kept(commits, JSON.stringify([made, commits.size]), made);
  const files = () => trees.get(commits.get(head)?.tree ?? "") ?? new Map<string, string>();
  return {
    ...{ blobs, trees, commits, blob, tree, addCommit },
    head: () => head,
    moveTo(commit: string): void {
      head = commit;
    },
    show: (path: string) => blobs.get(files().get(path) ?? "") ?? Buffer.alloc(0),
    /** The branch's commits, the newest first, each with its author and the first line of its message. */
    log(): string[] {
      const lines: string[] = [];
      for (let made = commits.get(head); made; made = commits.get(made.parent ?? "")) {
        lines.push(`${made.author}: ${made.message.split("\n", 1)}`);
      }
      return lines;
    },
    /** Commits files on the branch, as somebody else's push would. */
    commit(
      changed: Readonly<Record<string, string | Uint8Array>>,
      message: string,
      at = Date.now(),
    ): void {
      const added = Object.entries(changed).map(
        ([path, content]) => [path, blob(content)] as const,
      );
      const whole = tree(new Map([...files(), ...added]));
      head = addCommit({ tree: whole, parent: head, author: "Alguien", message, at });
    },
  };
}

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
const done = (body: unknown): GithubAnswer => ({ status: 200, body });

/** Starts GitHub with a repository that has `files` on its branch main. */
export async function startGithub(files: Readonly<Record<string, string | Uint8Array>>) {
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
  const at = { owner: OWNER, repo: REPO, branch: "main", folder: "content" };
  const place: GithubPlace = { token, ...at, api };
  const github = {
    place,
    repository,
    /** Called before each request, such as `POST /repos/…`; an answer replaces GitHub's, and `lost` closes the connection. */
    before: (_request: string): GithubAnswer | "lost" | undefined => undefined,
    stop: () => app.close(),
  };
  return github;
}

function answerTo(
  repository: Repository,
  { method, headers, body }: FastifyRequest,
  { pathname, searchParams }: URL,
): GithubAnswer {
  const { blobs, commits, trees, head } = repository;
  if (headers.authorization !== `Bearer ${token}`) return refused(401, "Bad credentials");
  const root = `/repos/${OWNER}/${REPO}/git/`;
  const [kind = "", ...rest] = decodeURIComponent(pathname.slice(root.length)).split("/");
  if (!pathname.startsWith(root)) return notFound;
  const id = rest.join("/");
  const sent = Object(body);
  switch (`${method} ${kind}`) {
    case "GET ref":
      return id === "heads/main" ? done({ object: { sha: head() } }) : notFound;
    case "PATCH refs":
      if (commits.get(sent.sha)?.parent !== head()) {
        return refused(422, "Update is not a fast forward");
      }
      repository.moveTo(sent.sha);
      return done({});
    case "GET commits": {
      const { tree, message, author, at } = commits.get(id) ?? {};
      const dated = { author: { name: author }, committer: { date: new Date(at ?? 0) } };
      return done({ tree: { sha: tree }, message, ...dated });
    }
    case "POST commits": {
      const { tree, message, author, parents } = sent;
      if (!trees.has(tree) || /[<>]/.test(author.name)) return refused(422, "Invalid commit");
      const [parent] = parents;
      const made = { tree, parent, author: author.name, message, at: Date.now() };
      return done({ sha: repository.addCommit(made) });
    }
    case "GET trees":
      return done({ tree: entriesOf(repository, id, searchParams.has("recursive")) });
    case "POST trees":
      return createTree(repository, sent);
    case "GET blobs": {
      // GitHub breaks its lines as e-mail does.
      const content = blobs.get(id)?.toString("base64").replace(/.{60}/g, "$&\n");
      return content === undefined ? notFound : done({ content });
    }
    case "POST blobs":
      return done({ sha: repository.blob(Buffer.from(sent.content, "base64")) });
    default:
      return notFound;
  }
}

/** The files of a tree, or those and the folders right in it. */
function entriesOf({ trees, blobs, tree }: Repository, id: string, isRecursive: boolean) {
  const folders = new Map<string, Map<string, string>>();
  const entries: object[] = [];
  for (const [path, sha] of trees.get(id) ?? []) {
    const [folder = "", ...inside] = path.split("/");
    if (isRecursive || inside.length === 0) {
      entries.push({ path, type: "blob", sha, size: blobs.get(sha)?.length });
    } else folders.set(folder, (folders.get(folder) ?? new Map()).set(inside.join("/"), sha));
  }
  const shown = [...folders].map(([path, files]) => ({ path, type: "tree", sha: tree(files) }));
  return [...entries, ...shown];
}

interface WantedTree {
  readonly base_tree: string;
  readonly tree: readonly { path: string; sha?: string | null; content?: string }[];
}

function createTree({ trees, blobs, blob, tree }: Repository, wanted: WantedTree): GithubAnswer {
  const files = new Map(trees.get(wanted.base_tree));
  for (const { path, sha, content } of wanted.tree) {
    const id = content === undefined ? sha : blob(content);
    if (id && !blobs.has(id)) return refused(422, `tree.sha ${id} is not a valid blob`);
    if (id) files.set(path, id);
    else if (!files.delete(path)) return refused(422, "GitRPC::BadObjectState");
  }
  return done({ sha: tree(files) });
}
