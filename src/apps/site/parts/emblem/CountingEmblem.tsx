import { emblemGeometry } from "../../../../domain/emblem/emblem-geometry.ts";
import {
  emblemSentence,
  isGlowing,
  litNodes,
  untilNextNode,
} from "../../../../domain/phases/lit-nodes.ts";
import type { PhaseDates } from "../../../../domain/phases/phase.ts";
import { useNow } from "../../phase/use-now.ts";
import { Emblem } from "./Emblem.tsx";

interface CountingEmblemProps {
  readonly editionNumber: number;
  readonly dates: PhaseDates;
  /** Whether screen readers announce the count. */
  readonly spoken?: boolean;
}

/** The emblem, of which one node lights up each day before the event; unlit once it is over. */
export function CountingEmblem({ editionNumber, dates, spoken = false }: CountingEmblemProps) {
  const nodes = emblemGeometry(editionNumber).nodes.length;
  const now = useNow((instant) =>
    instant < dates.end ? (untilNextNode(dates, nodes, instant) ?? dates.end - instant) : null,
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
