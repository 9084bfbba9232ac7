/**
 * Runs before the page's module script. It marks a page that offers what is over, opens the dialog where
 * the platform does not do that by itself, and keeps a form that is sent before the page is hydrated, or
 * says that the module script did not come. `from` and `until`, in milliseconds since the epoch, are when
 * the page offers what it was built with. The page holds its text, so it uses nothing from outside.
 */
export function beforeHydration(from: number, until: number): void {
  const now = Date.now();
  if (now < from || now >= until) document.documentElement.dataset.phase = "other";

  if (!("commandForElement" in HTMLButtonElement.prototype)) {
    document.addEventListener("click", ({ target }) => {
      const opener = target instanceof Element && target.closest("[commandfor]");
      const dialog = opener && document.getElementById(opener.getAttribute("commandfor") || "");
      if (!dialog) return;
      // Without dialogs, as in Safari before 15.4, it is a part of the page.
      if (!("showModal" in dialog)) dialog.scrollIntoView();
      else if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
    });
  }

  let isLost = false;
  const keep = (form: HTMLFormElement) => {
    form.toggleAttribute("aria-busy", !isLost);
    const field = form.querySelector("input");
    if (!isLost || !field) return;
    field.setCustomValidity("Algo no cargó. Recarga la página.");
    field.reportValidity();
  };
  document.addEventListener("submit", (submission) => {
    const form = submission.target;
    if (submission.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.method === "dialog") return;
    submission.preventDefault();
    keep(form);
  });
  const lose = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    isLost = true;
    document.querySelectorAll<HTMLFormElement>("form[aria-busy]").forEach(keep);
  };
  document.addEventListener("error", lose, true);
}

/** The text of the page's inline script. */
export function earlyScript([from, until]: readonly [from: number | null, until: number]): string {
  return `(${beforeHydration})(${from ?? 0},${until})`;
}
