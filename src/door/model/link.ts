export const DOOR_PAGE = "/puerta";
/** The page's file in the built site; below it, the file of its service worker. */
export const DOOR_FILE = "puerta.html";
export const DOOR_WORKER_FILE = "puerta-worker.js";
/** The message with which the page asks the service worker of a newer build to serve it from now on. */
export const TAKE_OVER = "take-over";

/** A secret as `secretFrom` makes it: 18 bytes in base64url. */
const SECRET = /^[\w-]{24}$/;

/**
 * The link that opens the door's page on a phone. The secret is in the fragment, which browsers do
 * not send, so no log contains it. `site` has no trailing slash.
 */
export function doorLink(site: string, secret: string): string {
  return `${site}${DOOR_PAGE}#${secret}`;
}

/** The secret in a URL's fragment, with or without its `#`; `null` if there is none. */
export function secretIn(fragment: string): string | null {
  const secret = fragment.replace(/^#/, "");
  return SECRET.test(secret) ? secret : null;
}

/** The value of the header `Authorization` with this secret. */
export function authorization(secret: string): string {
  return `Bearer ${secret}`;
}

/** The secret in that header; `null` if there is none. */
export function secretOf(header: string | undefined): string | null {
  return secretIn(/^Bearer (.+)$/i.exec(header ?? "")?.[1] ?? "");
}
