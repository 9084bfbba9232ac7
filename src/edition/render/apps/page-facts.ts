import type { EditionContent } from "../../../domain/edition/edition.ts";
import { fullTitle } from "../../../domain/edition/full-title.ts";
import type { PageFacts } from "../../../domain/organisers/page-facts.ts";
import { phaseDates } from "../../../domain/phases/phase.ts";

/** The facts of an edition that the organisers' page shows; all of them are public or about texts. */
export function pageFacts(
  edicion: EditionContent["edicion"],
  samples: number,
  siteUrl: string | null,
  certificate: PageFacts["certificate"],
): PageFacts {
  return {
    title: fullTitle(edicion),
    carnet: edicion.carnet,
    dates: phaseDates(edicion),
    siteUrl,
    certificate,
    samples,
  };
}
