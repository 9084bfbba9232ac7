import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";
import { isAppReplaced } from "../../../../ui/browser/newer-version.ts";
import { CallError, isProblem, messageOf } from "../../calls/call-error.ts";

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
export async function tellFault(error: unknown): Promise<void> {
  if (isProblem(error, "signedOut")) return;
  if (error instanceof CallError || !(await tellNewerVersion())) tellWrong(messageOf(error));
}

let newerVersion: string | null = null;

/**
 * Offers to reload the page if a newer build has replaced its files, which is asked once one of them did
 * not come. Resolves with whether that is so.
 */
export async function tellNewerVersion(): Promise<boolean> {
  if (!(await isAppReplaced())) return false;
  if (newerVersion !== null) toastQueue.close(newerVersion);
  newerVersion = toastQueue.add({
    tone: "wrong",
    text: "Hay una versión nueva de esta página. Lo guardado no se perdió.",
    action: { name: "Recargar", run: () => location.reload() },
  });
  return true;
}

/** Says why something is missing on the page, one of whose files did not come. */
export async function tellLostFile(): Promise<void> {
  if (await tellNewerVersion()) return;
  tellWrong("Una parte de esta página no cargó. Cuando haya red, recárguela.");
}

/** Shows an error. */
export function tellWrong(text: string): void {
  toastQueue.add({ tone: "wrong", text });
}
