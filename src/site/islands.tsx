import type { ReactNode } from "react";
import { fullTitle } from "#edition/model/event-state.ts";
import { ErrorBoundary } from "#platform/ui/ErrorBoundary.tsx";
import { ParticipantCheck } from "./check/ParticipantCheck.tsx";
import { SignUpDialog } from "./check/SignUpDialog.tsx";
import { useIslandContent } from "./parts/edition-context.ts";
import { Carousel } from "./parts/photo/Carousel.tsx";
import { Background } from "./scenery/Background.tsx";
import { YearTabs } from "./sections/ediciones/YearTabs.tsx";
import { SharePage } from "./sections/pie/SharePage.tsx";
import { Visits } from "./sections/pie/Visits.tsx";

/** The parts of the page that React takes over in the browser. */
const islands = {
  dialogo: () => (
    <>
      <ParticipantCheck />
      <SignUpDialog />
    </>
  ),
  sede: () => <Carousel label="Fotos de la sede" photos={useIslandContent().sede.fotos} />,
  ediciones: () => <YearTabs editions={useIslandContent().ediciones} />,
  compartir: () => <SharePage title={fullTitle(useIslandContent().edicion)} />,
  visitas: Visits,
  fondo: Background,
} as const satisfies Record<string, () => ReactNode>;

export type IslandName = keyof typeof islands;

/** React's tree in an island; one that fails is missing alone. */
export function IslandParts({ name }: { readonly name: IslandName }) {
  const Parts = islands[name];
  return (
    <ErrorBoundary>
      <Parts />
    </ErrorBoundary>
  );
}

/** The place of an island in the page as built. */
export function Island({ name }: { readonly name: IslandName }) {
  return (
    <div data-island={name}>
      <IslandParts name={name} />
    </div>
  );
}
