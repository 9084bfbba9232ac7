import type { LinkAnswer } from "#access/model/answers.ts";
import { accessProblems, type LinkRequest } from "#access/model/calls.ts";
import { accessCalls } from "#access/page/calls.ts";
import { isProblem, messageOf } from "#platform/calls/call-error.ts";

/** The state of the personal link with which the page was opened. */
export type LinkState =
  | ({ readonly kind: "good" } & LinkAnswer)
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "used" };

/** The personal link in the address, whose secret is removed from there, so that no history or screenshot has it. */
export function takeLink(): LinkRequest | null {
  const link = location.hash.slice(1);
  if (link === "") return null;
  history.replaceState(history.state, "", location.pathname);
  return { link, session: newSecret() };
}

/** Asks whom the link lets in; rejects if the server was not reached. */
export async function askLink(link: LinkRequest): Promise<LinkState> {
  try {
    return { kind: "good", ...(await accessCalls.link(link)) };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return refusal;
  }
}

/** The server's refusal of the link; `null` for an error after which it may be good. */
export function refusalOf(error: unknown): LinkState | null {
  const { usedLink, tooManyKeys } = accessProblems;
  if (!isProblem(error, usedLink) && !isProblem(error, tooManyKeys)) return null;
  return { kind: "refused", message: messageOf(error) };
}

/** 256 random bits in base64url. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
