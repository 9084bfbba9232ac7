import type { Edition } from "../../../domain/edition/edition.ts";
import { fullTitle } from "../../../domain/edition/full-title.ts";
import { scriptJson } from "./edition-data.ts";
import { previewFile } from "./preview-file.ts";

interface EventDataProps {
  readonly edicion: Edition["edicion"];
  /** The public URL of the site without trailing slash; `null` if unknown. */
  readonly siteUrl: string | null;
}

/** The event's data for search engines, at the page's end so that no visitor waits for it. */
export function EventData(props: EventDataProps) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with `<` escaped
      dangerouslySetInnerHTML={{ __html: scriptJson(eventData(props)) }}
    />
  );
}

/** The event as schema.org describes it. */
function eventData({ edicion, siteUrl }: EventDataProps) {
  const { descripcion, fechas, lugar, facultad } = edicion;
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: fullTitle(edicion),
    description: descripcion,
    inLanguage: "es-GT",
    startDate: fechas.inicio,
    doorTime: fechas.puertas,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: lugar.nombre, address: lugar.direccion },
    organizer: { "@type": "Organization", name: facultad },
    ...(siteUrl && { url: `${siteUrl}/`, image: [`${siteUrl}/${previewFile}`] }),
  };
}
