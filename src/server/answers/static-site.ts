import { relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
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

/** The URLs of pages, in addition to their files' own. */
const addresses: Readonly<Record<string, string>> = {
  [DOOR_PAGE]: DOOR_FILE,
  [ORGANISERS_PAGE]: ORGANISERS_FILE,
  // Each part of the organisers' page has an address.
  [`${ORGANISERS_PAGE}/*`]: ORGANISERS_FILE,
  [PREVIEW_PAGE]: PREVIEW_FILE,
};

/** Serves the built site with the compressed files of the build. */
export async function serveSite(app: FastifyInstance, { dir, pageHeaders }: Site): Promise<void> {
  await app.register(fastifyStatic, {
    root: dir,
    preCompressed: true,
    dotfiles: "ignore",
    acceptRanges: false,
    cacheControl: false,
    allowedPath: isPublic,
    setHeaders: (reply, file) => {
      const name = relative(dir, file)
        .split(sep)
        .join("/")
        .replace(/\.(?:br|gz)$/, "");
      reply.headers({ vary: "accept-encoding", ...fileHeaders(name, pageHeaders) });
    },
  });
  for (const [address, file] of Object.entries(addresses)) {
    app.get(address, (_request, reply) => reply.sendFile(file));
  }
}

/** Compressed files are for content negotiation and have no URLs of their own. */
function isPublic(path: string): boolean {
  return !/\.(?:br|gz)$/.test(path);
}
