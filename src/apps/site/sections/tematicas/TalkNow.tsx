import type { TalkTimes } from "../../../../domain/phases/programme.ts";
import { useNow } from "../../phase/use-now.ts";

/** On the day of the event, shows whether a talk is running or next; nothing at other times. */
export function TalkNow({ next, starts, ends }: TalkTimes) {
  const now = useNow((instant) => {
    const change = [next, starts, ends].find((each) => each > instant);
    return change === undefined ? null : change - instant;
  });
  if (now === null || now < next || now >= ends) return null;
  return now < starts ? (
    <strong data-standing="next">Sigue</strong>
  ) : (
    <strong data-standing="now">Ahora</strong>
  );
}
