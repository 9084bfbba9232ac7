import type { PhaseDates } from "../../../domain/phases/phase.ts";
import { emblemGeometry } from "./emblem-geometry.ts";

export interface CountingEmblemProps {
  readonly editionNumber: number;
  /** How many the emblem has. */
  readonly nodes: number;
  readonly dates: PhaseDates;
  /** Whether screen readers get its count in words. */
  readonly spoken: boolean;
}

/** What the page as built gives the emblem, so that the browser need not derive its drawing to count. */
export function emblemProps(
  editionNumber: number,
  dates: PhaseDates,
  spoken: boolean,
): CountingEmblemProps {
  const nodes = emblemGeometry(editionNumber).nodes.length;
  return { editionNumber, nodes, dates, spoken };
}
