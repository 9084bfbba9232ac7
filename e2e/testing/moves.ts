declare global {
  /** Elements that have moved since they were first shown; set by `recordMoves`. */
  var moves: string[];
}

/**
 * In each frame after the first paint, records every text of the first screen whose place in the
 * layout differs from the frame before. Transforms do not count. Runs in the page, before its
 * scripts.
 */
export function recordMoves(): void {
  globalThis.moves = [];
  const first = new Map<HTMLElement, string>();
  const apart =
    "[role=timer] *, [role=timer], [role=tabpanel] *, #sede li *, dialog *, [data-visible] *";

  const placeOf = (element: HTMLElement) => {
    let [left, top] = [0, 0];
    for (
      let each: Element | null = element;
      each instanceof HTMLElement;
      each = each.offsetParent
    ) {
      left += each.offsetLeft;
      top += each.offsetTop;
    }
    return [left, top] as const;
  };

  const look = () => {
    const texts = document.querySelectorAll<HTMLElement>("h1, h2, h3, p, a, button, blockquote");
    for (const element of texts) {
      if (element.matches(apart) || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      const [left, top] = placeOf(element);
      if (top >= innerHeight) continue;
      const place = `${left},${top}`;
      const before = first.get(element);
      if (before === undefined) first.set(element, place);
      else if (before !== place) {
        globalThis.moves.push(`${element.textContent?.slice(0, 30)}: ${before} → ${place}`);
        first.set(element, place);
      }
    }
    requestAnimationFrame(look);
  };
  // Before the first paint nobody sees the page, and frames of a controlled clock come also then.
  new PerformanceObserver((_, painted) => {
    painted.disconnect();
    look();
  }).observe({ type: "paint", buffered: true });
}
