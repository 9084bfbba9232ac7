import type { PhaseDates } from "#edition/model/phases/phase.ts";
import type { TalkTimes } from "#edition/model/phases/programme.ts";
import { builtAt, timed } from "#site/phase/timed.ts";
import styles from "./TalkNow.module.css";

interface TalkNowProps {
  readonly times: TalkTimes;
  readonly dates: PhaseDates;
}

/** On the day of the event, whether a talk is over, running or next; nothing at other times. */
export function TalkNow({ times: { next, starts, ends }, dates }: TalkNowProps) {
  const span = (from: number, until: number) =>
    // Once the event has ended, no item is marked as past, because all of them are.
    timed({ from, until: Math.min(until, dates.end) }, builtAt(dates));
  return (
    <>
      <strong className={styles.sign} data-standing="next" {...span(next, starts)}>
        Sigue
      </strong>
      <strong className={styles.sign} data-standing="now" {...span(starts, ends)}>
        Ahora
      </strong>
      <span className="visually-hidden" data-standing="past" {...span(ends, dates.end)}>
        Ya terminó
      </span>
    </>
  );
}
