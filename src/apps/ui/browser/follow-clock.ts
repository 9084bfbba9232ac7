/** The longest delay that `setTimeout` supports, in milliseconds: about 25 days. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Calls `read` immediately, and again after the milliseconds that it returns, until it returns
 * `null`; also whenever the tab becomes visible, because timers of a hidden tab are late or stopped.
 * Returns a function that stops it.
 */
export function followClock(read: () => number | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const wait = read();
    if (wait !== null) timer = setTimeout(look, Math.min(wait, LONGEST_WAIT));
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
