import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { followClock } from "../../ui/browser/follow-clock.ts";
import { clockOffset, watchOffset } from "./page-clock.ts";

/**
 * The page's clock, in milliseconds since the epoch, read again after as long as `untilNext` says and
 * whenever the tab is shown. It is `null` in the page as built and on the first render, because the build
 * cannot know when the page will be read.
 */
export function useNow(untilNext: (now: number) => number | null): number | null {
  const [now, setNow] = useState<number | null>(null);
  const latest = useRef(untilNext);
  latest.current = untilNext;
  const offset = useSyncExternalStore(watchOffset, clockOffset, clockOffset);
  // Before the paint, so that no visitor sees the page as built change.
  useLayoutEffect(
    () =>
      followClock(() => {
        const instant = Date.now() + offset;
        setNow(instant);
        return latest.current(instant);
      }),
    [offset],
  );
  return now;
}
