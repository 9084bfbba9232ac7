import type { LinkAnswer } from "#access/model/answers.ts";

/*
 * The links of doors that this tab opened or renewed. The server has only their hashes, so elsewhere one
 * makes a new link for the same door. They go with the tab, and at sign-out.
 */

const keyOf = (linkId: string) => `organizar-puerta-${linkId}`;

export function keepLink({ linkId, secret }: LinkAnswer): void {
  try {
    sessionStorage.setItem(keyOf(linkId), secret);
  } catch {
    // Without storage the link is shown once.
  }
}

/** The secret of the door's present link, or `null`. */
export function keptSecret(linkId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(linkId));
  } catch {
    return null;
  }
}
