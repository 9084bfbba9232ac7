import { useEffect, useState } from "react";
import type { TalkTimes } from "../../../../domain/phases/programme.ts";
import { followClock } from "../../phase/follow-clock.ts";

type Standing = "next" | "now";

const labels: Record<Standing, string> = { next: "Sigue", now: "Ahora" };

/** On the day of the event, shows whether a talk is running or next; nothing at other times. */
export function TalkNow({ next, starts, ends }: TalkTimes) {
  const [standing, setStanding] = useState<Standing | null>(null);
  useEffect(
    () =>
      followClock(() => {
        const now = Date.now();
        setStanding(standingAt({ next, starts, ends }, now));
        const change = [next, starts, ends].find((instant) => instant > now);
        return change === undefined ? null : change - now;
      }),
    [next, starts, ends],
  );
  return standing && <strong data-standing={standing}>{labels[standing]}</strong>;
}

function standingAt({ next, starts, ends }: TalkTimes, now: number): Standing | null {
  if (now < next || now >= ends) return null;
  return now < starts ? "next" : "now";
}
