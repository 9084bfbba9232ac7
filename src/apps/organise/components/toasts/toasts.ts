import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";
import { isAppReplaced } from "../../../ui/browser/newer-version.ts";
import { CallError, isProblem, messageOf } from "../../calls/call-error.ts";

interface Message {
  readonly tone: "done" | "wrong";
  readonly text: string;
  readonly action?: { readonly name: string; readonly run: () => void } | undefined;
}

/** How long results are shown, in ms; errors stay until somebody closes them. */
const SHOWN_MS = 8000;

export const toastQueue = new ToastQueue<Message>({ maxVisibleToasts: 3 });

let lastDone: string | null = null;

/** Shows a result in place of the previous one, because several would cover the page. */
export function showSuccess(text: string, action?: Message["action"]): void {
  if (lastDone !== null) toastQueue.close(lastDone);
  // React Aria asks for at least five seconds; with an action, people need time to reach it.
  lastDone = toastQueue.add(
    { tone: "done", text, action },
    { timeout: action ? 2 * SHOWN_MS : SHOWN_MS },
  );
}

/** Shows why a call failed; the sign-in over the page reports the end of the session. */
export async function showError(error: unknown): Promise<void> {
  if (isProblem(error, "signedOut")) return;
  if (error instanceof CallError || !(await offerNewerVersion())) showProblem(messageOf(error));
}

let newerVersion: string | null = null;

/** Offers to reload the page if a newer build has replaced it; resolves with whether that is so. */
export async function offerNewerVersion(): Promise<boolean> {
  if (!(await isAppReplaced())) return false;
  if (newerVersion !== null) toastQueue.close(newerVersion);
  newerVersion = toastQueue.add({
    tone: "wrong",
    text: "Hay una versión nueva de esta página. Lo guardado no se perdió.",
    action: { name: "Recargar", run: () => location.reload() },
  });
  return true;
}

/** Reports that part of the page is missing, because one of its files failed to load. */
export async function showMissingFile(): Promise<void> {
  if (await offerNewerVersion()) return;
  showProblem("Una parte de esta página no cargó. Cuando haya red, recárguela.");
}

export function showProblem(text: string): void {
  toastQueue.add({ tone: "wrong", text });
}
