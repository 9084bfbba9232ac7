/** How the visitor came to the page. */
export interface Arrival {
  /** Below the first screen: by a link to a place or to a text on the page, or back or again. */
  readonly isFurtherDown: boolean;
  /**
   * Leads to the place that the address names, for each time the page's height has changed above
   * it: Firefox and WebKit do not. Nothing once the visitor has moved, nor where the browser itself
   * leads to a text, or to where the visitor was.
   */
  readonly lead: () => void;
}

/** What a visitor does who no longer waits to be led. */
const moves = ["wheel", "touchmove", "pointerdown", "keydown"];

export function readArrival(): Arrival {
  const [entry] = performance.getEntriesByType("navigation");
  const again = entry !== undefined && "type" in entry && entry.type !== "navigate";
  // Browsers take a link to a text out of the address before scripts read it, but not out of these:
  // Chromium's the one, Firefox's the other.
  const toText = `${entry?.name}${globalThis.navigation?.currentEntry?.url}`.includes(":~:");
  const toPlace = location.hash !== "";
  let led = toPlace && !again && !toText;
  const leave = () => {
    led = false;
  };
  for (const move of moves) addEventListener(move, leave);
  return {
    isFurtherDown: toPlace || again || toText,
    lead: () => {
      if (led) document.querySelector(":target")?.scrollIntoView();
    },
  };
}
