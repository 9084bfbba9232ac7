/** Where the page for the door is. */
export const DOOR_PAGE = "/puerta";
/** Its file in the built site, and that of the worker that keeps it on a phone. */
export const DOOR_FILE = "puerta.html";
export const DOOR_WORKER_FILE = "puerta-worker.js";

/** 18 random bytes (144 bits) in base64url. */
const SECRET = /^[\w-]{24}$/;
export const SECRET_BYTES = 18;

/**
 * The link that opens a door's page on a phone. The secret is in the fragment, which browsers send
 * to no server and no log therefore holds. `site` has no slash at its end.
 */
export function doorLink(site: string, secret: string): string {
  return `${site}${DOOR_PAGE}#${secret}`;
}

/** The secret in a page's fragment, with or without its `#`; `null` when there is none. */
export function secretIn(fragment: string): string | null {
  const secret = fragment.replace(/^#/, "");
  return SECRET.test(secret) ? secret : null;
}

/** The header that carries the secret to the server. */
export function authorization(secret: string): string {
  return `Bearer ${secret}`;
}

/** The secret in that header; `null` when it holds none. */
export function secretOf(header: string | undefined): string | null {
  const [, secret] = /^Bearer (.+)$/i.exec(header ?? "") ?? [];
  return secret === undefined ? null : secretIn(secret);
}
