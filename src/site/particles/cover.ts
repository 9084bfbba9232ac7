/** Parts of the page that nothing shows through. */
const OPAQUE = "[data-opaque]";

/** The upper and the lower edge of the window, as lines without height. */
const EDGES = ["0px 0px -100%", "-100% 0px 0px"];

/**
 * Calls `onChange` when the window becomes filled from edge to edge by one opaque part of the page,
 * and when it is no longer, until `signal` aborts.
 */
export function watchCover(onChange: (covered: boolean) => void, signal: AbortSignal): void {
  for (const part of document.querySelectorAll(OPAQUE)) {
    const reached = new Set<string>();
    for (const rootMargin of EDGES) {
      const observer = new IntersectionObserver(
        (entries) => {
          const before = reached.size === EDGES.length;
          if (entries.at(-1)?.isIntersecting) reached.add(rootMargin);
          else reached.delete(rootMargin);
          const covered = reached.size === EDGES.length;
          if (covered !== before) onChange(covered);
        },
        { rootMargin },
      );
      observer.observe(part);
      signal.addEventListener("abort", () => observer.disconnect());
    }
  }
}
