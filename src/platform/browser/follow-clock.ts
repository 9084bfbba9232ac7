/** The longest delay that `setTimeout` supports, in milliseconds: about 25 days. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Calls `read` now, after the milliseconds that it returns unless `null`, and when the tab becomes visible. */
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
