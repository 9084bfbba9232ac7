import { useEffect, useState } from "react";
import {
  emblemSentence,
  isGlowing,
  litNodes,
  untilNextNode,
} from "../../../domain/phases/lit-nodes.ts";
import { followClock } from "../../phase/follow-clock.ts";
import { Emblem } from "./Emblem.tsx";
import type { CountingEmblemProps } from "./emblem-props.ts";

/** The emblem, whose nodes light one a day over the last days before the event. */
export function CountingEmblem({ editionNumber, nodes, dates, spoken }: CountingEmblemProps) {
  const [now, setNow] = useState<number | null>(null);
  const { dayStarts, doors } = dates;
  useEffect(
    () =>
      followClock(() => {
        const instant = Date.now();
        setNow(instant);
        return untilNextNode({ dayStarts, doors }, nodes, instant);
      }),
    [dayStarts, doors, nodes],
  );
  // As built until the browser's clock is read.
  if (now === null) return <Emblem editionNumber={editionNumber} />;
  return (
    <>
      <Emblem
        editionNumber={editionNumber}
        lit={litNodes(dates, nodes, now)}
        glowing={isGlowing(dates, now)}
      />
      {spoken && <p className="visually-hidden">{emblemSentence(dates, nodes, now)}</p>}
    </>
  );
}
