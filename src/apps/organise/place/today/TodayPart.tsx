import { useQuery } from "@tanstack/react-query";
import { TODAY_EVERY_MS } from "../../../../domain/organisers/calls.ts";
import { phaseAt } from "../../../../domain/phases/phase.ts";
import { calls, keys } from "../calls/calls.ts";
import { Waiting } from "../parts/Waiting.tsx";
import { usePlace } from "../shell/place-context.ts";
import { BeforeEvent } from "./BeforeEvent.tsx";
import { EventDay } from "./EventDay.tsx";

/** The state of the event. It is polled every few seconds while the page is visible. */
export function TodayPart() {
  const { facts, isIn } = usePlace();
  const query = useQuery({
    queryKey: keys.today,
    queryFn: calls.today,
    refetchInterval: isIn && TODAY_EVERY_MS,
  });
  const { data: today, dataUpdatedAt: answeredAt } = query;
  if (today === undefined) return <Waiting title="Hoy" query={query} />;
  const phase = phaseAt(facts.dates, today.now);
  return phase === "announced" || phase === "open" ? (
    <BeforeEvent today={today} answeredAt={answeredAt} />
  ) : (
    <EventDay today={today} answeredAt={answeredAt} isOver={phase === "over"} />
  );
}
