import { useQuery } from "@tanstack/react-query";
import { TODAY_EVERY_MS } from "../../../../domain/organisers/calls.ts";
import { phaseAt } from "../../../../domain/phases/phase.ts";
import { calls, keys } from "../calls/calls.ts";
import { PartHead } from "../parts/PartHead.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { usePlace } from "../shell/place-context.ts";
import { AfterEvent } from "./AfterEvent.tsx";
import { BeforeEvent } from "./BeforeEvent.tsx";
import { EventDay } from "./EventDay.tsx";
import type { TodayProps } from "./today-props.ts";

/** The state of the event. It is polled every few seconds while the page is visible. */
export function TodayPart() {
  const { facts, isIn } = usePlace();
  const query = useQuery({
    queryKey: keys.today,
    queryFn: calls.today,
    refetchInterval: isIn && TODAY_EVERY_MS,
  });
  const { data: today, dataUpdatedAt: answeredAt } = query;
  if (today === undefined) {
    return (
      <>
        <PartHead title="Hoy" />
        <Waiting query={query} />
      </>
    );
  }
  const props: TodayProps = { today, answeredAt };
  switch (phaseAt(facts.dates, today.now)) {
    case "announced":
    case "open":
      return <BeforeEvent {...props} />;
    case "over":
      return <AfterEvent {...props} />;
    default:
      return <EventDay {...props} />;
  }
}
