import { Observable } from "#platform/browser/observable.ts";
import { isProblem, messageOf } from "#platform/calls/call-error.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";

export interface Message {
  readonly tone: "done" | "wrong";
  readonly text: string;
  readonly action?: { readonly name: string; readonly run: () => void } | undefined;
}

/** The messages in view; errors stay until somebody closes them. */
export const messages = new Observable<readonly Message[]>([]);

/** Shows a message; a result takes the place of the previous one, because several would cover the page. */
function show(message: Message): void {
  const stay = messages
    .get()
    .filter(
      ({ tone, text }) => text !== message.text && (tone === "wrong" || message.tone !== tone),
    );
  messages.set([...stay, message]);
}

export function close(message: Message): void {
  messages.set(messages.get().filter((each) => each !== message));
}

export const showSuccess = (text: string, action?: Message["action"]): void =>
  show({ tone: "done", text, action });

export const showProblem = (text: string): void => show({ tone: "wrong", text });

/** Shows why a call failed; the sign-in over the page reports the end of the session. */
export function showError(error: unknown): void {
  if (!isProblem(error, organiserProblems.signedOut)) showProblem(messageOf(error));
}
