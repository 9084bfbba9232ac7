import { followClock } from "../../ui/browser/follow-clock.ts";
import { prefersReducedMotion } from "../browser/prefers-reduced-motion.ts";
import { watchTickets } from "../participant-check/own-ticket/saved-tickets.ts";
import { pageNow, watchOffset } from "./page-clock.ts";
import { type ClockFacts, showPage } from "./show-page.ts";

const SECOND = 1000;

/**
 * Keeps the page as its clock says: each second while the countdown is in view, otherwise whenever
 * something begins or ends, and when the clock or the saved tickets have changed.
 */
export function followPage(facts: ClockFacts): void {
  const instants = changesOf(facts);
  let isCounting = false;

  const look = () => {
    const now = pageNow();
    const before = lastDigits();
    showPage(facts, now);
    if (isCounting && !prefersReducedMotion()) roll(before);
    // A late timer or a suspended tab makes no drift, because every figure comes from the clock.
    if (isCounting && now < facts.doors) return (facts.doors - now) % SECOND || SECOND;
    const next = instants.find((instant) => instant > now);
    return next === undefined ? null : next - now;
  };

  let stop = followClock(look);
  const restart = () => {
    stop();
    stop = followClock(look);
  };
  watchOffset(restart);
  watchTickets(restart);

  const place = document.querySelector('[data-state="counting"]');
  if (!place || !window.IntersectionObserver) return;
  new IntersectionObserver((entries) => {
    isCounting = entries.at(-1)?.isIntersecting === true;
    restart();
  }).observe(place);
}

/** The instants at which elements appear or disappear, and those of the phases, in order. */
function changesOf({ eve, doors, end }: ClockFacts): number[] {
  const timed = document.querySelectorAll<HTMLElement>("[data-from],[data-until]");
  const own = [...timed].flatMap(({ dataset: { from, until } }) => [from, until]);
  const instants = own.filter((instant) => instant !== undefined).map(Number);
  return [...new Set([...instants, eve, doors, end])].sort((one, other) => one - other);
}

/** The digits of the seconds with what they show. */
function lastDigits(): Map<HTMLElement, string | undefined> {
  const digits = document.querySelectorAll<HTMLElement>('[data-figure="seconds"] [data-digit]');
  return new Map([...digits].map((digit) => [digit, digit.dataset.digit]));
}

function roll(before: ReadonlyMap<HTMLElement, string | undefined>): void {
  for (const [digit, shown] of before) {
    if (digit.dataset.digit === shown) continue;
    digit.animate({ transform: ["translateY(-40%)", "none"], opacity: [0, 1] }, 200);
  }
}
