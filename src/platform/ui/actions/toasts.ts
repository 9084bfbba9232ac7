import { isAppReplaced } from "#platform/browser/newer-version.ts";
import { Observable } from "#platform/browser/observable.ts";
import { CallError, isProblem, messageOf } from "#platform/calls/call-error.ts";
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
export async function showError(error: unknown): Promise<void> {
  if (isProblem(error, organiserProblems.signedOut)) return;
  if (error instanceof CallError || !(await offerNewerVersion())) showProblem(messageOf(error));
}

/** Says that a field did not take the whole of a pasted text, whose end the browser leaves out without a word. */
export function showCutPaste({ target, clipboardData }: ClipboardEvent): void {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField || target.maxLength < 0) return;
  const replaced = (target.selectionEnd ?? 0) - (target.selectionStart ?? 0);
  const pasted = clipboardData?.getData("text").length ?? 0;
  if (target.value.length - replaced + pasted <= target.maxLength) return;
  showProblem(`Ahí caben ${target.maxLength} letras: se pegó solo el principio. Revíselo.`);
}

/** Offers to reload the page if a newer build has replaced it; resolves with whether that is so. */
export async function offerNewerVersion(): Promise<boolean> {
  if (!(await isAppReplaced())) return false;
  show({
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
