import { accessCalls, accessProblems, type LinkRequest, linkSchema } from "#access/model/calls.ts";
import { inStorage } from "#platform/browser/in-storage.ts";
import { isProblem, messageOf } from "#platform/calls/call-error.ts";
import { send } from "#platform/calls/send.ts";

const PLACE = "organizar-enlace";

export type LinkState =
  | { readonly kind: "good"; readonly name: string }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "used" };

/**
 * The personal link in the address, whose secret is removed from there, so that no history or screenshot
 * has it; or the one that was pressed in this browser without an answer.
 */
export function takeLink(): LinkRequest | null {
  const pressed = pressedLink();
  const link = location.hash.slice(1);
  if (link === "") return pressed;
  history.replaceState(history.state, "", location.pathname);
  return pressed?.link === link ? pressed : { link, session: newSecret() };
}

/**
 * Signs in with the link. Until the answer is here, the browser keeps both secrets: the link may be used
 * up already, and whoever reloads the page or opens the link again still gets the session.
 */
export async function pressLink(link: LinkRequest) {
  inStorage(() => localStorage.setItem(PLACE, JSON.stringify(link)));
  return send(accessCalls.signIn, link);
}

export const forgetLink = (): void => void inStorage(() => localStorage.removeItem(PLACE));

/** Asks whom the link lets in; rejects if the server was not reached. */
export async function askLink(link: LinkRequest): Promise<LinkState> {
  try {
    return { kind: "good", ...(await send(accessCalls.link, link)) };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return refusal;
  }
}

/** The server's refusal of the link, which is forgotten; `null` for an error after which it may be good. */
export function refusalOf(error: unknown): LinkState | null {
  const { usedLink, tooManyKeys } = accessProblems;
  if (!isProblem(error, usedLink) && !isProblem(error, tooManyKeys)) return null;
  forgetLink();
  return { kind: "refused", message: messageOf(error) };
}

const pressedLink = (): LinkRequest | null =>
  inStorage(() => linkSchema.parse(JSON.parse(localStorage.getItem(PLACE) ?? "null")));

/** 256 random bits in base64url. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
