import type { PhaseDates } from "../../../domain/phases/phase.ts";
import { reloadNoticeId } from "../loading/reload-notice.ts";
import { savedTicketsKey } from "../participant-check/own-ticket/saved-tickets.ts";

/**
 * Runs before the page's module script. It sets `data-phase` if the buttons as built are wrong, because
 * of the date or of a ticket saved under `ticketsKey`. It opens the dialog where the platform does not do that
 * by itself, and keeps presses and a form that is sent before the page is hydrated. It requests a lost
 * module script once more, and then shows the notice `noticeId`. The page's built offer holds from `from`
 * until `until`, in milliseconds since the epoch; from `doors` and from `end` on, other styles apply. The
 * page contains this function's text, so it uses nothing from outside.
 */
export function beforeHydration(
  [from, until, doors, end]: readonly [number, number, number, number],
  noticeId: string,
  ticketsKey: string,
): void {
  const now = Date.now();
  const { dataset } = document.documentElement;
  let hasTicket = false;
  try {
    hasTicket = localStorage.getItem(ticketsKey) !== null;
  } catch {
    // A browser without storage throws, and has no tickets.
  }
  if (now < from || now >= until || hasTicket) dataset.phase = "other";
  if (now >= doors) dataset.phase = now < end ? "begun" : "over";

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

  // A button that waits for its script; the page clicks it again once it is hydrated.
  document.addEventListener("click", ({ target }) => {
    const isHydrated = "hydrated" in document.documentElement.dataset;
    if (isHydrated || !(target instanceof Element)) return;
    target.closest('button[type="button"]:not([commandfor])')?.setAttribute("aria-busy", "true");
  });

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
  const giveUp = () => {
    isLost = true;
    document.getElementById(noticeId)?.removeAttribute("hidden");
    document.querySelectorAll<HTMLFormElement>("form[aria-busy]").forEach(keep);
  };
  // A script that fails to load fires an error at its element; a truncated one fires it at the
  // window.
  const lose = (event: Event) => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
    const isCut = event instanceof ErrorEvent && event.filename === script?.src;
    if (!script || !(isCut || event.target === script)) return;
    // The retry has another URL, because Firefox remembers a lost module.
    setTimeout(() => import(/* @vite-ignore */ `${script.src}?1`).catch(giveUp), 1000);
  };
  addEventListener("error", lose, true);
}

/** The text of the page's inline script. */
export function earlyScript(
  [from, until]: readonly [from: number | null, until: number],
  { doors, end }: Pick<PhaseDates, "doors" | "end">,
): string {
  const instants = `[${from ?? 0},${until},${doors},${end}]`;
  return `(${beforeHydration})(${instants},"${reloadNoticeId}","${savedTicketsKey}")`;
}
