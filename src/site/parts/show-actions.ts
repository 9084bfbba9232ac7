/** Shows copies of the hero's actions while they were scrolled out of view upwards and the footer is not in view yet. */
export function showActions(): void {
  const places = document.querySelectorAll<HTMLElement>("[data-repeats-actions]");
  let isAbove = false;
  let isBelow = false;
  const show = () => {
    const isHidden = !(isAbove && isBelow);
    for (const place of places) {
      if (place.hidden === isHidden) continue;
      place.hidden = isHidden;
      if (place.hasChildNodes()) continue;
      const actions = document.querySelectorAll(
        `[data-hero-actions] > ${place.dataset.repeatsActions}`,
      );
      place.append(...[...actions].map((action) => action.cloneNode(true)));
    }
  };
  // Everything below the window counts as in view, so that a jump over it is a change too.
  observe("[data-hero-actions]", "0px 0px 1000000px", (isAway) => {
    isAbove = isAway;
    show();
  });
  observe("#pie", "0px", (isAway) => {
    isBelow = isAway;
    show();
  });
}

function observe(selector: string, rootMargin: string, onChange: (isAway: boolean) => void): void {
  const element = document.querySelector(selector);
  // Hardened browsers lack it, and the page stays without the repeated actions.
  if (!element || !window.IntersectionObserver) return;
  const observer = new IntersectionObserver(
    // The last entry is the newest.
    (entries) => onChange(entries.at(-1)?.isIntersecting === false),
    { rootMargin },
  );
  observer.observe(element);
}
