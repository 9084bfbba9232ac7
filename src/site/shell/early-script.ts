import { type ClockFacts, showFigures, showPage } from "../phase/show-page.ts";

/**
 * Answers presses before the page's scripts have loaded: opens the dialog where the platform does not do
 * that by itself, or once it has been parsed, and marks the buttons of islands that are not hydrated yet.
 * The page contains this function's text, so it uses nothing from outside.
 */
export function answerPresses(): void {
  document.addEventListener("click", (press) => {
    // Enter in a field presses the button that sends its form.
    document.documentElement.dataset.pressed = "true";
    const { target } = press;
    const button =
      target instanceof Element && target.closest<HTMLElement>("[commandfor],[data-island] button");
    if (!button) return;
    const opened = button.getAttribute("commandfor");
    if (opened === null) {
      if (button.closest("[data-ready],[method=dialog]")) return;
      press.preventDefault();
      button.setAttribute("aria-busy", "true");
      return;
    }
    const dialog = document.getElementById(opened);
    // The dialogs stand at the end of the page, which may still be on its way.
    if (!dialog) {
      document.addEventListener("readystatechange", () => button.click(), { once: true });
    } else if (!("showModal" in dialog)) {
      // Without dialogs, as in Safari before 15.4, it is a part of the page.
      dialog.scrollIntoView();
    } else if (!("commandForElement" in button) && dialog instanceof HTMLDialogElement) {
      if (!dialog.open) dialog.showModal();
    }
  });
}

/**
 * Where students sign up on the page, the link to the chat opens the dialog instead, unless there is no
 * network, or it is to open in another tab. It uses nothing from outside, either.
 */
function openSignUp(): void {
  document.addEventListener(
    "click",
    (press) => {
      const { target } = press;
      if (!(target instanceof Element) || !target.closest("a[commandfor]")) return;
      if (navigator.onLine && !press.ctrlKey && !press.metaKey) press.preventDefault();
      else press.stopPropagation();
    },
    true,
  );
}

/**
 * The time at which the page is shown, in milliseconds since the epoch. On one's own computer `?ahora=` sets
 * the page's clock, which goes on from `data-ahead`. It uses nothing from outside, either.
 */
function readClock(): number {
  const now = Date.now();
  // Asked first, because nobody else is to wait for `URLSearchParams` before the first paint.
  if (!location.search || !["localhost", "127.0.0.1"].includes(location.hostname)) return now;
  // A plus sign in an address is read as a space.
  const asked = new URLSearchParams(location.search).get("ahora")?.replace(" ", "+");
  const then = Date.parse(asked ?? "") || now;
  document.documentElement.dataset.ahead = String(then - now);
  return then;
}

/**
 * Lets the sections below a phone's first screen be laid out later (`layOutBelow`), unless the address names a
 * place in them, which of a text only the visit's entry says. It uses nothing from outside, either.
 */
function restBelow(): void {
  const [visit] = performance.getEntriesByType("navigation");
  const isPhone = screen.width < 768;
  if (isPhone && visit && !visit.name.includes("#"))
    document.documentElement.dataset.resting = "all";
}

/**
 * The text of the page's inline script, which runs once the first screen has been parsed. A face other than the
 * one before the event waits for its styles, with `data-waiting`, but not longer than `PATIENCE_MS`: in a crowd
 * a connection may hang.
 */
export function pageScript(facts: ClockFacts, signsUp: boolean): string {
  const clock = `{const now=(${readClock})();document.documentElement.toggleAttribute("data-waiting",(${showPage})(${JSON.stringify(facts)},now));(${showFigures})(${facts.doors},now)}setTimeout(()=>{${sheetScript}},${PATIENCE_MS});`;
  return `${clock}(${restBelow})();(${answerPresses})()${signsUp ? `;(${openSignUp})()` : ""}`;
}

/** How long the first screen waits for its styles, in ms. */
const PATIENCE_MS = 3000;

/** The text of the script behind the style sheet: browsers run it once that has loaded, or cannot be. */
export const sheetScript = "document.documentElement.removeAttribute('data-waiting')";
