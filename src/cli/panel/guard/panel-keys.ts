import { randomBytes, timingSafeEqual } from "node:crypto";

/** The length of a key in bytes, which makes it impossible to guess. */
const KEY_BYTES = 32;

/** The key in the panel's URL, which works once, and the token that its page sends. */
export interface PanelKeys {
  /** For the URL; never written anywhere else. */
  readonly entrance: string;
  /**
   * Exchanges the entrance's key for the page's token once; `null` for any other key, and from then
   * on.
   */
  enter(entrance: string): string | null;
  isPage(key: string): boolean;
}

export function createPanelKeys(): PanelKeys {
  const entrance = randomBytes(KEY_BYTES).toString("base64url");
  const page = randomBytes(KEY_BYTES).toString("base64url");
  let used = false;
  return {
    entrance,
    enter(key) {
      if (used || !isSame(key, entrance)) return null;
      used = true;
      return page;
    },
    isPage: (key) => used && isSame(key, page),
  };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
