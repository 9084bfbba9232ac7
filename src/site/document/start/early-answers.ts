/*
 * What the page answers before its scripts have come, in every engine alike. Here no part is known:
 * buttons and forms say themselves what is to be done with them.
 */

/** Opens dialogs, and keeps the forms that are sent, from now on. */
export function answerEarly(): void {
  document.addEventListener("click", openNamedDialog);
  document.addEventListener("submit", keepUntilAwake);
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

/** A form that no script has answered yet waits, marked as busy, for the script that will. */
function keepUntilAwake(submission: SubmitEvent): void {
  const form = submission.target;
  if (!(form instanceof HTMLFormElement) || submission.defaultPrevented || form.method === "dialog")
    return;
  submission.preventDefault();
  form.setAttribute("aria-busy", "true");
}
