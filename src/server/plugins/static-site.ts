import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Their files carry a hash of their contents in the name, so that a name never changes meaning. */
const HASHED_FOLDERS = ["assets", "fotos"];
const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_FIRST = "no-cache";

/** Serves the built site in `siteDir` (absolute), compressed as the build left it. */
export async function serveSite(app: FastifyInstance, siteDir: string): Promise<void> {
  const hashed = HASHED_FOLDERS.map((folder) => join(siteDir, folder) + sep);
  await app.register(fastifyStatic, {
    root: siteDir,
    preCompressed: true,
    dotfiles: "ignore",
    acceptRanges: false,
    cacheControl: false,
    allowedPath: isPublic,
    setHeaders: (response, file) => {
      const immutable = hashed.some((folder) => file.startsWith(folder));
      response.setHeader("cache-control", immutable ? FOR_EVER : ASK_FIRST);
      response.setHeader("vary", "accept-encoding");
    },
  });
}

/** The compressed twins of a file are for negotiation, not addresses of their own. */
function isPublic(path: string): boolean {
  return !/\.(?:br|gz)$/.test(path);
}
