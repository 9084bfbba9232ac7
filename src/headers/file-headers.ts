import { DOOR_FILE, DOOR_WORKER_FILE } from "../domain/door/link.ts";
import {
  doorPageHeaders,
  drawingHeaders,
  type Headers,
  workerHeaders,
} from "./security-headers.ts";

/** Their files carry a hash of their contents in the name, so that a name never changes meaning. */
export const HASHED_FOLDERS = ["assets", "fotos"];
export const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_FIRST = "no-cache";

/** What is neither part of a page nor a page like the others. */
const ownHeaders: Readonly<Record<string, Headers>> = {
  [DOOR_FILE]: doorPageHeaders,
  [DOOR_WORKER_FILE]: workerHeaders,
  "sw.js": workerHeaders,
};

/** What a file of the site is sent with; `name` is its path in the site, with slashes. */
export function fileHeaders(name: string, pageHeaders: Readonly<Record<string, Headers>>): Headers {
  const isHashed = HASHED_FOLDERS.some((folder) => name.startsWith(`${folder}/`));
  return {
    "cache-control": isHashed ? FOR_EVER : ASK_FIRST,
    ...headersOfKind(name, pageHeaders),
  };
}

/** The security headers of a file of the site, where it needs others than a part of a page. */
function headersOfKind(name: string, pageHeaders: Readonly<Record<string, Headers>>): Headers {
  // A drawing that is opened by itself is a page too.
  return ownHeaders[name] ?? pageHeaders[name] ?? (name.endsWith(".svg") ? drawingHeaders : {});
}
