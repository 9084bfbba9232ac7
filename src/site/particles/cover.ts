/** Parts of the page that nothing shows through. */
const OPAQUE = "[data-opaque]";

/**
 * Calls `onChange` when the window becomes filled from edge to edge by one opaque part of the page,
 * and when it is no longer, until `signal` aborts.
 */
export function watchCover(onChange: (covered: boolean) => void, signal: AbortSignal): void {
  // The window's upper and lower edge, as lines without height.
  const above = watchEdge("0px 0px -100%", update, signal);
  const below = watchEdge("-100% 0px 0px", update, signal);
  let covered = false;

  function update(): void {
    const before = covered;
    covered = [...above].some((part) => below.has(part));
    if (covered !== before) onChange(covered);
  }
}

/** The opaque parts that lie over what `rootMargin` leaves of the window, kept up to date. */
function watchEdge(
  rootMargin: string,
  onChange: () => void,
  signal: AbortSignal,
): ReadonlySet<Element> {
  const reached = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) reached.add(target);
        else reached.delete(target);
      }
      onChange();
    },
    { rootMargin },
  );
  for (const part of document.querySelectorAll(OPAQUE)) observer.observe(part);
  signal.addEventListener("abort", () => observer.disconnect());
  return reached;
}
