import { randomBytes, timingSafeEqual } from "node:crypto";

/** Bytes of a key: beyond guessing. */
const KEY_BYTES = 32;

/** The key in the panel's address, which opens it once, and the one by which its page then asks. */
export interface PanelKeys {
  /** For the address; never written anywhere else. */
  readonly entrance: string;
  /** The page's own key for the entrance's, once; `null` for any other and from then on. */
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
