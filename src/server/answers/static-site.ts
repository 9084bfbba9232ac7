import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { negotiate } from "@fastify/accept-negotiator";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DOOR_FILE, DOOR_PAGE } from "../../domain/door/link.ts";
import { ORGANISERS_FILE, ORGANISERS_PAGE } from "../../domain/organisers/page-facts.ts";
import { PREVIEW_FILE, PREVIEW_PAGE } from "../../domain/organisers/preview.ts";
import { fileHeaders } from "../headers/file-headers.ts";
import type { Headers } from "../headers/security-headers.ts";

/** The built site. */
export interface Site {
  /** Absolute path of its folder. */
  readonly dir: string;
  /** The security headers of its pages, by the names of their files. */
  readonly pageHeaders: Readonly<Record<string, Headers>>;
}

/** Pages with URLs of their own. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  "index.html": ["/"],
  [DOOR_FILE]: [DOOR_PAGE],
  // Each part of the organisers' page has an address.
  [ORGANISERS_FILE]: [ORGANISERS_PAGE, `${ORGANISERS_PAGE}/*`],
  [PREVIEW_FILE]: [PREVIEW_PAGE],
};
/** Compressed files whose URL contains no router pattern and no hidden file. */
const keptInMemory = /^(?:\w[\w.-]*[\\/])*\w[\w.-]*\.(?:html|js|css|svg)\.br$/;
const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Serves the built site with the compressed files of the build. */
export async function serveSite(app: FastifyInstance, { dir, pageHeaders }: Site): Promise<void> {
  const headersOf = (file: string): Headers => ({
    vary: "accept-encoding",
    ...fileHeaders(
      relative(dir, file)
        .split(sep)
        .join("/")
        .replace(/\.(?:br|gz)$/, ""),
      pageHeaders,
    ),
  });
  await app.register(fastifyStatic, {
    root: dir,
    preCompressed: true,
    dotfiles: "ignore",
    acceptRanges: false,
    cacheControl: false,
    allowedPath: isPublic,
    setHeaders: (reply, file) => {
      for (const [name, value] of Object.entries(headersOf(file))) reply.header(name, value);
    },
  });
  // The only hidden file that is public.
  app.get("/.well-known/security.txt", (_request, reply) =>
    reply.sendFile("security.txt", join(dir, ".well-known")),
  );
  for (const name of await readdir(dir, { recursive: true })) {
    if (keptInMemory.test(name)) await keepInMemory(app, dir, name, headersOf(join(dir, name)));
  }
}

/**
 * Serves the Brotli file `name` in `dir` from memory, because reading the page from the disk each
 * time takes four times as much processor time. The few clients that do not accept Brotli get the
 * file from the disk.
 */
async function keepInMemory(
  app: FastifyInstance,
  dir: string,
  name: string,
  headers: Headers,
): Promise<void> {
  const file = name.slice(0, -".br".length).split(sep).join("/");
  const body = await readFile(join(dir, name));
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
  const sent = {
    ...headers,
    etag,
    "content-type": contentTypes[extname(file)],
    "content-encoding": "br",
  };
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    if (negotiate(request.headers["accept-encoding"] ?? "", ["br", "gzip"]) !== "br")
      return reply.sendFile(file);
    reply.headers(sent);
    const isKnown = request.headers["if-none-match"]?.includes(etag);
    return isKnown ? reply.code(304).send() : reply.send(body);
  }
  app.get(`/${file}`, answer);
  for (const address of addresses[file] ?? []) app.get(address, answer);
}

/** Compressed files are for content negotiation and have no URLs of their own. */
function isPublic(path: string): boolean {
  return !/\.(?:br|gz)$/.test(path);
}
