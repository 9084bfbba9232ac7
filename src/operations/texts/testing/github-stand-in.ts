import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import type { GithubPlace } from "../github/github-api.ts";
import { type GitRepository, gitRepository } from "./git-repository.ts";
import { type GithubAnswer, refused } from "./github-answer.ts";
import { answerGitData } from "./github-git-data.ts";

/*
 * Imitates the part of GitHub's REST API that the store of texts uses, over real HTTP and a real git repository,
 * after docs.github.com/rest (git database). It refuses what GitHub
 * refuses.
 */

export const token = "github_pat_inventado";
const OWNER = "facultad";
const REPO = "convencion";

export interface Github {
  /** The settings of the store. */
  readonly place: GithubPlace;
  readonly repository: GitRepository;
  /** Method and path of each request. */
  readonly requests: string[];
  /** Called before each request; an answer replaces GitHub's, and `lost` closes the connection. */
  before: (request: string) => GithubAnswer | "lost" | undefined | Promise<undefined>;
  /** The same after the request was carried out. */
  after: (request: string) => "lost" | undefined;
  stop(): Promise<void>;
}

/** Starts GitHub with a repository that has `files` on its branch main. */
export async function startGithub(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<Github> {
  const folder = await mkdtemp(join(tmpdir(), "github-"));
  const repository = await gitRepository(join(folder, "repository.git"));
  await repository.commit(files, "El sitio");
  const server = createServer((request, response) => {
    respond(github, request, response).catch((error) => {
      response.writeHead(500).end(JSON.stringify({ message: String(error) }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const api = `http://127.0.0.1:${port}`;
  const github: Github = {
    place: { token, owner: OWNER, repo: REPO, branch: "main", folder: "content", api },
    repository,
    requests: [],
    before: () => undefined,
    after: () => undefined,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(folder, { recursive: true, force: true });
    },
  };
  return github;
}

async function respond(
  github: Github,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://github");
  const name = `${request.method} ${url.pathname}`;
  github.requests.push(name);
  const body = await buffer(request);
  const early = await github.before(name);
  if (early === "lost") return void request.socket.destroy();
  const answer = early ?? (await answerTo(github, request, url, body));
  if (github.after(name) === "lost") return void request.socket.destroy();
  response.writeHead(answer.status, {
    "content-type": "application/json; charset=utf-8",
    ...answer.headers,
  });
  response.end(JSON.stringify(answer.body));
}

async function answerTo(
  { repository }: Github,
  { method = "", headers }: IncomingMessage,
  { pathname, searchParams }: URL,
  body: Buffer,
): Promise<GithubAnswer> {
  if (headers["user-agent"] === undefined)
    return refused(403, "Request forbidden by administrative rules.");
  if (!/^application\/(?:vnd\.github(?:\.v3)?\+)?json/.test(headers.accept ?? "")) {
    return refused(415, "Unsupported 'Accept' header");
  }
  if (headers["x-github-api-version"] !== "2022-11-28") return refused(400, "Unsupported version");
  if (headers.authorization === undefined) return refused(404, "Not Found");
  if (headers.authorization !== `Bearer ${token}`) return refused(401, "Bad credentials");
  const root = `/repos/${OWNER}/${REPO}/`;
  if (!pathname.startsWith(root)) return refused(404, "Not Found");
  const path = decodeURIComponent(pathname.slice(root.length));
  const json = method === "GET" ? {} : parsed(headers["content-type"], body);
  if (json === null) return refused(400, "Problems parsing JSON");
  const gitData = await answerGitData(repository, { method, path, searchParams, json });
  return gitData ?? refused(404, "Not Found");
}

function parsed(type: string | undefined, body: Buffer): Record<string, unknown> | null {
  if (!/^application\/json(?:;|$)/.test(type ?? "")) return null;
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(body.toString("utf8")));
  } catch {
    return null;
  }
}
