import type { Edition } from "../../../domain/edition/edition.ts";
import { fullTitle } from "../../../domain/edition/full-title.ts";
import { previewFile } from "./preview-file.ts";

interface EventDataProps {
  readonly edicion: Edition["edicion"];
  /** The public URL of the site without trailing slash; `null` if unknown. */
  readonly siteUrl: string | null;
}

/** The event's data for search engines, at the end of the page so that it delays nothing. */
export function EventData({ edicion, siteUrl }: EventDataProps) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with `<` escaped
      dangerouslySetInnerHTML={{ __html: eventData(edicion, siteUrl) }}
    />
  );
}

/**
 * The event in schema.org's vocabulary; `<` is escaped so that no text can end the script element.
 */
function eventData(edicion: Edition["edicion"], siteUrl: string | null): string {
  const { descripcion, fechas, lugar, facultad } = edicion;
  const event = {
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
  return JSON.stringify(event).replaceAll("<", "\\u003c");
}
