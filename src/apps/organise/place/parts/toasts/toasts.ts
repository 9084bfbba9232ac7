import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";
import { isProblem, messageOf } from "../../calls/call-error.ts";

export interface ToastContents {
  readonly tone: "done" | "wrong";
  readonly text: string;
  readonly action?: { readonly name: string; readonly run: () => void };
}

/** Results stay so long, in ms; errors stay until somebody closes them. */
const SHOWN_MS = 8000;

export const toastQueue = new ToastQueue<ToastContents>({ maxVisibleToasts: 3 });

let lastDone: string | null = null;

/**
 * Shows a result, at the edge of the screen and to screen readers. It replaces the result
 * before, because a pile of results covers what one does next.
 */
export function tellDone(text: string, action?: ToastContents["action"]): void {
  if (lastDone !== null) toastQueue.close(lastDone);
  // React Aria asks for at least five seconds; with an action, people need time to reach it.
  lastDone = toastQueue.add(
    { tone: "done", text, ...(action && { action }) },
    { timeout: action ? 2 * SHOWN_MS : SHOWN_MS },
  );
}

/** Shows why a call failed; the sign-in over the page reports the end of the session. */
export function tellFault(error: unknown): void {
  if (!isProblem(error, "signedOut")) tellWrong(messageOf(error));
}

/** Shows an error. */
export function tellWrong(text: string): void {
  toastQueue.add({ tone: "wrong", text });
}
