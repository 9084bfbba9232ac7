import type { PageFacts } from "#access/model/page-facts.ts";
import type { EditionContent } from "#edition/model/edition.ts";
import { fullTitle } from "#edition/model/full-title.ts";
import { phaseDates } from "#edition/model/phases/phase.ts";

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
