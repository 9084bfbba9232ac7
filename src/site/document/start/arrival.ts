/** How the visitor came to the page. */
export interface Arrival {
  /** Whether the visitor starts below the top: by a fragment, a text fragment, reload or history. */
  readonly isFurtherDown: boolean;
  /**
   * Scrolls to the target again after content above it changed height; Firefox and WebKit do not.
   * Stops once the visitor interacts.
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
