import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Coding, type KeptFile, type KeptForm, keepFiles } from "./kept-files.ts";

/** Their files carry a hash of their contents in the name, so that a name never changes meaning. */
const HASHED_FOLDERS = ["assets", "fotos"];
const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_FIRST = "no-cache";

/**
 * Serves the built site in `siteDir` (absolute), compressed as the build left it: page, scripts and
 * fonts from memory, the rest from the disk.
 */
export async function serveSite(app: FastifyInstance, siteDir: string): Promise<void> {
  const hashed = HASHED_FOLDERS.map((folder) => join(siteDir, folder) + sep);
  const cacheControl = (file: string) =>
    hashed.some((folder) => file.startsWith(folder)) ? FOR_EVER : ASK_FIRST;
  for (const file of await keepFiles(siteDir, cacheControl)) {
    const answer = async (request: FastifyRequest, reply: FastifyReply) =>
      send(request, reply, pickForm(file, request.headers["accept-encoding"]));
    app.get(file.address, answer);
    if (file.address === "/index.html") app.get("/", answer);
  }
  await app.register(fastifyStatic, {
    root: siteDir,
    preCompressed: true,
    dotfiles: "ignore",
    acceptRanges: false,
    cacheControl: false,
    allowedPath: isPublic,
    setHeaders: (response, file) => {
      response.setHeader("cache-control", cacheControl(file));
      response.setHeader("vary", "accept-encoding");
    },
  });
  // The one hidden file that is public.
  app.get("/.well-known/security.txt", (_request, reply) =>
    reply.sendFile("security.txt", join(siteDir, ".well-known")),
  );
}

function send(request: FastifyRequest, reply: FastifyReply, form: KeptForm): FastifyReply {
  reply.headers(form.headers);
  const known = request.headers["if-none-match"];
  if (known?.includes(form.etag)) return reply.code(304).send();
  return reply.send(form.body);
}

function pickForm({ plain, compressed }: KeptFile, accepted: string | undefined): KeptForm {
  if (accepted === undefined) return plain;
  return compressed.find(({ coding }) => accepts(accepted, coding))?.form ?? plain;
}

const patterns: Readonly<Record<Coding, RegExp>> = {
  br: /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/,
  gzip: /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/,
};

/** Whether an `Accept-Encoding` names the coding and does not refuse it with `q=0`. */
function accepts(accepted: string, coding: Coding): boolean {
  const named = patterns[coding].exec(accepted);
  return named !== null && Number(named[1] ?? 1) > 0;
}

/** The compressed twins of a file are for negotiation, not addresses of their own. */
function isPublic(path: string): boolean {
  return !/\.(?:br|gz)$/.test(path);
}
