import { ORGANISERS_FILE } from "#access/model/page-facts.ts";
import { DOOR_FILE, DOOR_WORKER_FILE } from "#door/model/link.ts";
import { PREVIEW_FILE } from "#texts/model/preview.ts";
import {
  doorPageHeaders,
  drawingHeaders,
  type Headers,
  organisersPageHeaders,
  previewPageHeaders,
  workerHeaders,
} from "./security-headers.ts";

/** File names in them contain a hash of the content. */
export const HASHED_FOLDERS = ["assets", "fotos"];
export const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_FIRST = "no-cache";
/** So no CDN rewrites a page's scripts, which its policy would then block. */
const PAGE_CACHING = `${ASK_FIRST}, no-transform`;

const ownHeaders: Readonly<Record<string, Headers>> = {
  [DOOR_FILE]: doorPageHeaders,
  [ORGANISERS_FILE]: organisersPageHeaders,
  [PREVIEW_FILE]: previewPageHeaders,
  [DOOR_WORKER_FILE]: workerHeaders,
  "sw.js": workerHeaders,
};

/** The response headers of a file of the site; `name` is its path in the site, with slashes. */
export function fileHeaders(name: string, pageHeaders: Readonly<Record<string, Headers>>): Headers {
  const isHashed = HASHED_FOLDERS.some((folder) => name.startsWith(`${folder}/`));
  return {
    "cache-control": isHashed ? FOR_EVER : name.endsWith(".html") ? PAGE_CACHING : ASK_FIRST,
    // An SVG file that is opened directly is a page too.
    ...(ownHeaders[name] ?? pageHeaders[name] ?? (name.endsWith(".svg") ? drawingHeaders : {})),
  };
}
