/** In milliseconds: a timer does not count while a computer sleeps, and does not learn that its clock was set. */
const LONGEST_WAIT = 60_000;

/** Calls `read` now, when the tab becomes visible, and unless it returns `null`, after so many ms or earlier. */
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
