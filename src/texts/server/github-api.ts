import { request } from "@octokit/request";
import { RequestError } from "@octokit/request-error";
import type { Problem } from "#platform/calls/problems.ts";
import { textsProblems } from "../model/texts-calls.ts";
import { TextsError } from "./texts-store.ts";

export interface GithubPlace {
  readonly token: string;
  readonly owner: string;
  readonly repo: string;
  readonly branch: string;
  /** The content folder's path, such as `content`. */
  readonly folder: string;
  /** The API's address: `https://api.github.com`, or a test's stand-in. */
  readonly api: string;
}

/** The longest time for all answers together: a function has ten seconds. */
const ANSWER_MS = 9000;
const VERSION = "2022-11-28";

/** Calls of the API for one repository, for one thing that the site wants of it. */
export type GithubApi = ReturnType<typeof githubApi>;

export function githubApi({ token, owner, repo, branch, api }: GithubPlace) {
  const ask = request.defaults({
    baseUrl: api,
    headers: { authorization: `Bearer ${token}`, "x-github-api-version": VERSION },
  });
  const at = { owner, repo, request: { signal: AbortSignal.timeout(ANSWER_MS) } };

  async function tree(tree_sha: string, isRecursive: boolean) {
    const { data } = await ask("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", {
      ...at,
      tree_sha,
      ...(isRecursive && { recursive: "1" }),
    }).catch(rethrowInSpanish);
    if (data.truncated) throw new Error("The repository has too many files in its content folder");
    return data.tree;
  }

  /** Stores an object; resolves with its id. */
  async function create(kind: "blobs" | "trees" | "commits", object: object): Promise<string> {
    const url = `/repos/{owner}/{repo}/git/${kind}`;
    const { data } = await ask({ ...at, ...object, method: "POST", url }).catch(rethrowInSpanish);
    return data.sha;
  }

  return {
    async head() {
      const { data } = await ask("GET /repos/{owner}/{repo}/git/ref/{ref}", {
        ...at,
        ref: `heads/${branch}`,
      }).catch(rethrowInSpanish);
      return data.object.sha;
    },
    async commit(commit_sha: string) {
      const { data } = await ask("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", {
        ...at,
        commit_sha,
      }).catch(rethrowInSpanish);
      const { tree, message, author, committer } = data;
      return { tree: tree.sha, message, author: author.name, at: Date.parse(committer.date) };
    },
    tree,
    /** The id of the folder `path` in a tree; `null` if it has none. */
    async subtree(root: string, path: string): Promise<string | null> {
      let id = root;
      for (const name of path.split("/")) {
        const entries = await tree(id, false);
        const found = entries.find((entry) => entry.path === name && entry.type === "tree");
        if (found === undefined) return null;
        id = found.sha;
      }
      return id;
    },
    /** The bytes of a file; `null` if there is no blob of this id. */
    async blob(file_sha: string): Promise<Buffer<ArrayBuffer> | null> {
      const answer = await ask("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", {
        ...at,
        file_sha,
      }).catch((error) => (isStatus(error, 404, 422) ? null : rethrowInSpanish(error)));
      return answer && Buffer.from(answer.data.content, "base64");
    },
    createBlob: (bytes: Uint8Array): Promise<string> =>
      create("blobs", { content: Buffer.from(bytes).toString("base64"), encoding: "base64" }),
    createTree(base_tree: string, changes: readonly TreeChange[]): Promise<string> {
      const tree = changes.map((change) => ({ ...change, mode: "100644", type: "blob" }));
      return create("trees", { base_tree, tree });
    },
    createCommit(tree: string, parent: string, message: string, name: string): Promise<string> {
      // GitHub requires an address; this one belongs to nobody.
      const author = { name, email: "organizar@sitio.invalid" };
      return create("commits", { message, tree, parents: [parent], author });
    },
    /** Moves the branch to `sha`; `false` if GitHub refuses, as when the branch has moved meanwhile. */
    async moveBranch(sha: string): Promise<boolean> {
      return ask("PATCH /repos/{owner}/{repo}/git/refs/{ref}", {
        ...at,
        ref: `heads/${branch}`,
        sha,
        force: false,
      }).then(
        () => true,
        (error) => (isStatus(error, 409, 422) ? false : rethrowInSpanish(error)),
      );
    },
  };
}

/** A file of the new tree: its blob or text; a removed one has `sha: null`. */
export type TreeChange =
  | { readonly path: string; readonly sha: string | null }
  | { readonly path: string; readonly content: string };

function isStatus(error: unknown, ...statuses: readonly number[]): boolean {
  return error instanceof RequestError && statuses.includes(error.status);
}

/** Rethrows with the reason in Spanish; Octokit's own error has the whole request, which no log may get. */
function rethrowInSpanish(error: unknown): never {
  if (!(error instanceof RequestError)) throw error;
  const cause = new Error(`GitHub answered ${error.status}: ${error.message.slice(0, 200)}`);
  throw new TextsError(problemOf(error), { cause });
}

const problems: Readonly<Record<number, Problem>> = {
  401: textsProblems.tokenExpired,
  403: textsProblems.tokenWeak,
  404: textsProblems.noRepository,
  409: textsProblems.noRepository,
  429: textsProblems.storeBusy,
};

function problemOf({ status, response }: RequestError): Problem {
  const headers = response?.headers ?? {};
  const isLimited = headers["x-ratelimit-remaining"] === "0" || "retry-after" in headers;
  if (status === 403 && isLimited) return textsProblems.storeBusy;
  return problems[status] ?? textsProblems.storeUnreachable;
}
