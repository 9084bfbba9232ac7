import type { PhaseDates } from "../../../domain/phases/phase.ts";
import { savedTicketsKey } from "../participant-check/own-ticket/saved-tickets.ts";

/**
 * Runs before the page's module script. It sets `data-phase` if the buttons as built are wrong, because
 * of the date or of a ticket saved under `ticketsKey`. It opens the dialog where the platform does not do that
 * by itself, and marks buttons that are pressed before the page is hydrated. On one's own computer `?ahora=`
 * sets the page's clock. The page's built offer holds
 * from `from` until `until`, in milliseconds since the epoch; from `doors` and from `end` on, other styles
 * apply. The page contains this function's text, so it uses nothing from outside.
 */
export function beforeHydration(
  [from, until, doors, end]: readonly [number, number, number, number],
  ticketsKey: string,
): void {
  const { dataset } = document.documentElement;
  let now = Date.now();
  // A plus sign in an address is read as a space.
  const asked = new URLSearchParams(location.search).get("ahora")?.replace(" ", "+");
  if (asked && ["localhost", "127.0.0.1"].includes(location.hostname)) {
    dataset.ahead = String((Date.parse(asked) || now) - now);
    now += Number(dataset.ahead);
  }
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

  // A button that waits for its script; the page clicks it again once it is hydrated. Enter in a field
  // presses the button that sends its form.
  document.addEventListener("click", (press) => {
    const { target } = press;
    if ("hydrated" in dataset || !(target instanceof Element)) return;
    const button = target.closest("button");
    if (!button || button.matches("[commandfor], [method=dialog] *")) return;
    press.preventDefault();
    button.setAttribute("aria-busy", "true");
  });
}

/** The text of the page's inline script. */
export function earlyScript(
  [from, until]: readonly [from: number | null, until: number],
  { doors, end }: Pick<PhaseDates, "doors" | "end">,
): string {
  const instants = `[${from ?? 0},${until},${doors},${end}]`;
  return `(${beforeHydration})(${instants},"${savedTicketsKey}")`;
}
