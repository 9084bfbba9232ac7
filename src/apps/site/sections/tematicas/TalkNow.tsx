import type { TalkTimes } from "../../../../domain/phases/programme.ts";
import { StandingSign } from "../../parts/StandingSign.tsx";
import { useNow } from "../../phase/use-now.ts";

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
  if (now < starts) return <StandingSign standing="next">Sigue</StandingSign>;
  if (now < ends) return <StandingSign standing="now">Ahora</StandingSign>;
  return (
    <span className="visually-hidden" data-standing="past">
      Ya terminó
    </span>
  );
}
