import { useEffect, useState } from "react";
import {
  emblemSentence,
  isGlowing,
  litNodes,
  untilNextNode,
} from "../../../../domain/phases/lit-nodes.ts";
import type { PhaseDates } from "../../../../domain/phases/phase.ts";
import { followClock } from "../../phase/follow-clock.ts";
import { Emblem } from "./Emblem.tsx";
import { emblemGeometry } from "./emblem-geometry.ts";

interface CountingEmblemProps {
  readonly editionNumber: number;
  readonly dates: PhaseDates;
  /** Whether screen readers announce the count. */
  readonly spoken?: boolean;
}

/** The emblem, of which one node lights up each day before the event; unlit once it is over. */
export function CountingEmblem({ editionNumber, dates, spoken = false }: CountingEmblemProps) {
  const [now, setNow] = useState<number | null>(null);
  const nodes = emblemGeometry(editionNumber).nodes.length;
  useEffect(
    () =>
      followClock(() => {
        const instant = Date.now();
        setNow(instant);
        if (instant >= dates.end) return null;
        return untilNextNode(dates, nodes, instant) ?? dates.end - instant;
      }),
    [dates, nodes],
  );
  // Equal to the built page until the browser's clock is read.
  if (now === null || now >= dates.end) return <Emblem editionNumber={editionNumber} />;
  const sentence = emblemSentence(dates, nodes, now);
  return (
    <>
      <Emblem
        editionNumber={editionNumber}
        lit={litNodes(dates, nodes, now)}
        glowing={isGlowing(dates, now)}
      />
      {spoken && sentence !== null && <p className="visually-hidden">{sentence}</p>}
    </>
  );
}
