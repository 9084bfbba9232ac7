import { followClock } from "#platform/browser/follow-clock.ts";
import { prefersReducedMotion } from "#platform/browser/preferences.ts";
import { EASING } from "#platform/ui/styles/easing.ts";
import { FILLING_DAYS } from "./clock-facts.ts";
import { pageNow, watchOffset } from "./page-clock.ts";
import { watchTickets } from "./saved-tickets.ts";
import { type ClockFacts, showFigures, showPage } from "./show-page.ts";

const SECOND = 1000;
const DAY = 86_400_000;
/** Animations leave the page's first seconds to what it starts, in milliseconds. */
const STARTING = 3000;
/** How long what the clock brings fades in, in milliseconds. */
const APPEARING = 360;

/**
 * Keeps the page as its clock says: whenever something begins or ends, and when the clock or the saved tickets
 * have changed. Each second it changes the figures of the countdown alone, while they are in view.
 */
export function followPage(facts: ClockFacts): void {
  const instants = changesOf(facts);
  let isCounting = false;
  /** Until when the page is as it was shown last; `undefined` if it must be shown anew. */
  let shownUntil: number | undefined;

  const look = () => {
    if (document.hidden) return null;
    const now = pageNow();
    const next = instants.find((instant) => instant > now) ?? Number.POSITIVE_INFINITY;
    if (next !== shownUntil) {
      const hidden = document.querySelectorAll("[data-from][hidden]");
      showPage(facts, now);
      if (shownUntil !== undefined && !prefersReducedMotion()) appear(hidden);
    }
    shownUntil = next;
    const before = lastDigits();
    showFigures(facts.doors, now);
    if (isCounting && performance.now() > STARTING && !prefersReducedMotion()) roll(before);
    // A late timer or a suspended tab makes no drift, because every figure comes from the clock.
    if (isCounting && now < facts.doors) return (facts.doors - now) % SECOND || SECOND;
    return next === Number.POSITIVE_INFINITY ? null : next - now;
  };

  let stop = followClock(look);
  const restart = () => {
    stop();
    stop = followClock(look);
  };
  const showAnew = () => {
    shownUntil = undefined;
    restart();
  };
  watchOffset(showAnew);
  watchTickets(showAnew);

  const place = document.querySelector('[data-state="counting"]');
  if (!place || !window.IntersectionObserver) return;
  new IntersectionObserver((entries) => {
    isCounting = entries.at(-1)?.isIntersecting === true;
    restart();
  }).observe(place);
}

/** The instants at which elements appear or disappear, the phases begin and the numeral's light rises, in order. */
function changesOf({ eve, doors, end }: ClockFacts): number[] {
  const timed = document.querySelectorAll<HTMLElement>("[data-from],[data-until]");
  const own = [...timed].flatMap(({ dataset: { from, until } }) => [from, until]);
  const instants = own
    .filter((instant) => instant !== undefined)
    .map((minutes) => Number(minutes) * 60_000);
  const days = Array.from({ length: FILLING_DAYS }, (_, left) => doors - left * DAY);
  return [...instants, ...days, eve, end].sort((one, other) => one - other);
}

/** Fades in those that are not hidden any more. */
function appear(elements: Iterable<Element>): void {
  for (const element of elements) {
    if (element.hasAttribute("hidden")) continue;
    element.animate?.({ opacity: [0, 1] }, { duration: APPEARING, easing: EASING });
  }
}

/** The digits of the seconds with what they show. */
function lastDigits(): Map<HTMLElement, string | undefined> {
  const digits = document.querySelectorAll<HTMLElement>('[data-figure="seconds"] [data-digit]');
  return new Map([...digits].map((digit) => [digit, digit.dataset.digit]));
}

function roll(before: ReadonlyMap<HTMLElement, string | undefined>): void {
  for (const [digit, shown] of before) {
    if (digit.dataset.digit === shown) continue;
    digit.dataset.before = shown;
    // A part of the digit's box would be computed on the main thread, frame by frame.
    digit.animate({ transform: ["translateY(-1em)", "none"] }, { duration: 240, easing: EASING });
  }
}
