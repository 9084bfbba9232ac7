import type { TalkTimes } from "../../../../domain/phases/programme.ts";
import { useNow } from "../../phase/use-now.ts";
import styles from "./TalkNow.module.css";

interface TalkNowProps extends TalkTimes {
  /** From then on, nothing of the programme is past, because all of it is. */
  readonly eventEnds: number;
}

/** On the day of the event, whether a talk is over, running or next; nothing at other times. */
export function TalkNow({ next, starts, ends, eventEnds }: TalkNowProps) {
  const now = useNow((instant) => {
    const change = [next, starts, ends, eventEnds].find((each) => each > instant);
    return change === undefined ? null : change - instant;
  });
  if (now === null || now < next || now >= eventEnds) return null;
  if (now >= ends) {
    return (
      <span className="visually-hidden" data-standing="past">
        Ya terminó
      </span>
    );
  }
  return (
    <strong className={styles.sign} data-standing={now < starts ? "next" : "now"}>
      {now < starts ? "Sigue" : "Ahora"}
    </strong>
  );
}
