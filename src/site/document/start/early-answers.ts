/*
 * Handlers that work before the page's scripts load; the markup (`commandfor`, `<form>`) says what to do.
 */

/** What a form says whose script cannot be fetched; Firefox only asks for it again on a new page. */
const NOT_FETCHED = "Algo no cargó. Recarga la página.";

/** Opens dialogs, and keeps forms that are sent for the scripts that `wake` fetches, from now on. */
export function answerEarly(wake: () => Promise<unknown>): void {
  document.addEventListener("click", openNamedDialog);
  document.addEventListener("submit", (submission) => keepUntilAwake(submission, wake));
}

/** Half of the phones in use do not know `commandfor`; where scripts run, it is answered here alone. */
function openNamedDialog(click: MouseEvent): void {
  const opener = click.target instanceof Element && click.target.closest("[commandfor]");
  const dialog = opener && document.getElementById(opener.getAttribute("commandfor") ?? "");
  if (!dialog) return;
  click.preventDefault();
  // Without dialogs, as in Safari before 15.4, it is a part of the page.
  if (!("showModal" in dialog)) dialog.scrollIntoView();
  else if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/**
 * A form that no script has answered yet waits, marked as busy, for the script that will. Where that one
 * cannot be fetched, not now either, the form's field says so.
 */
function keepUntilAwake(submission: SubmitEvent, wake: () => Promise<unknown>): void {
  const form = submission.target;
  if (!(form instanceof HTMLFormElement) || submission.defaultPrevented || form.method === "dialog")
    return;
  submission.preventDefault();
  const field = form.querySelector("input");
  field?.setCustomValidity("");
  form.setAttribute("aria-busy", "true");
  wake().catch(() => {
    form.removeAttribute("aria-busy");
    field?.setCustomValidity(NOT_FETCHED);
    field?.reportValidity();
  });
}
