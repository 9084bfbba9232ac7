import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ORGANISERS_FILE, ORGANISERS_PAGE } from "#access/model/page-facts.ts";
import { DOOR_FILE, DOOR_PAGE } from "#door/model/link.ts";
import { fileHeaders, HASHED_FOLDERS } from "#edition/render/pages/file-headers.ts";
import { problems } from "#platform/calls/problems.ts";
import { isNavigation, sendProblem } from "#platform/http/problems.ts";
import { errorCode } from "#platform/terminal/error-code.ts";
import { PREVIEW_FILE, PREVIEW_PAGE } from "#texts/model/preview.ts";
import type { LiveSite, Site } from "./live-site.ts";

/** The URLs of pages, in addition to their files' own. */
const addresses: Readonly<Record<string, string>> = {
  [DOOR_PAGE]: DOOR_FILE,
  [ORGANISERS_PAGE]: ORGANISERS_FILE,
  // Each part of the organisers' page has an address.
  [`${ORGANISERS_PAGE}/*`]: ORGANISERS_FILE,
  [PREVIEW_PAGE]: PREVIEW_FILE,
};

const SITE = "site";

/** The edition from which a request is answered, whatever is shown meanwhile. */
function siteOf(request: FastifyRequest): Site {
  return request.getDecorator<Site>(SITE);
}

/** Serves the files of the current edition, compressed where it has compressed ones. */
export async function serveSite(app: FastifyInstance, site: LiveSite): Promise<void> {
  app.decorateRequest(SITE, null);
  app.addHook("onRequest", (request, _reply, done) => {
    request.setDecorator(SITE, site.current);
    done();
  });
  await app.register(fastifyStatic, {
    root: site.current.dir,
    serve: false,
    preCompressed: true,
    dotfiles: "ignore",
    acceptRanges: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const { dir, dirBefore, pageHeaders } = siteOf(reply.request);
      const root = dirBefore !== null && file.startsWith(dirBefore + sep) ? dirBefore : dir;
      const name = relative(root, file)
        .split(sep)
        .join("/")
        .replace(/\.(?:br|gz)$/, "");
      reply.headers({ vary: "accept-encoding", ...fileHeaders(name, pageHeaders) });
    },
  });
  for (const [address, file] of Object.entries(addresses)) {
    app.get(address, (request, reply) => void reply.sendFile(file, siteOf(request).dir));
  }
  app.get<{ Params: { "*": string } }>("/*", { errorHandler }, (request, reply) => {
    const path = `/${request.params["*"]}`;
    reply.sendFile(path, folderOf(path, siteOf(request)));
  });

  function errorHandler(...[error, request, reply]: Parameters<typeof app.errorHandler>) {
    // The client has gone.
    if (errorCode(error) === "ERR_STREAM_PREMATURE_CLOSE") request.raw.destroy();
    else app.errorHandler(error, request, reply);
  }
}

/** The edition before still has the photos and styles of pages that were opened before this one. */
function folderOf(path: string, { dir, dirBefore }: Site): string {
  const isHashed = HASHED_FOLDERS.some((folder) => path.startsWith(`/${folder}/`));
  if (dirBefore === null || !isHashed || existsSync(join(dir, path))) return dir;
  return dirBefore;
}

/** Without a route or file a person gets the site's 404 page, a program a problem document. */
export function answerNotFound(app: FastifyInstance, hasSite: boolean): void {
  app.setNotFoundHandler((request, reply) =>
    hasSite && isNavigation(request)
      ? sendNotFoundPage(request, reply)
      : sendProblem(reply, problems.notFound),
  );
}

function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Without validators, because a conditional request would get this status without a page.
  const options = { etag: false, lastModified: false };
  return reply.code(404).sendFile("404.html", siteOf(request).dir, options);
}
