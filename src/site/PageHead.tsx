import type { Edition } from "../domain/edition.ts";
import { romanNumeral } from "../domain/roman-numeral.ts";
import { previewFile } from "./preview-file.ts";

/** The section after the first screen; every edition has it. */
const firstBelow = "acerca";

interface PageHeadProps {
  readonly edicion: Edition["edicion"];
  /** Public address of the site without slash at the end; `null` while it is not known. */
  readonly siteUrl: string | null;
}

/** What search engines, chats and phones read of the page. */
export function PageHead({ edicion, siteUrl }: PageHeadProps) {
  const title = fullTitle(edicion);
  const preview = `${siteUrl ?? ""}/${previewFile}`;
  return (
    <>
      {/* What the first screen shows fills it together, and would move if it were painted in parts. */}
      <link rel="expect" href={`#${firstBelow}`} blocking="render" />
      {siteUrl && <link rel="canonical" href={`${siteUrl}/`} />}
      {siteUrl && <meta property="og:url" content={`${siteUrl}/`} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_GT" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={edicion.descripcion} />
      <meta property="og:image" content={preview} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${title}, ${edicion.lugar.nombre}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="apple-touch-icon" href="/icono-180.png" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with `<` escaped
        dangerouslySetInnerHTML={{ __html: eventData(edicion, siteUrl, preview) }}
      />
    </>
  );
}

/** The convention's whole name: `XIII Convención de …`. */
export function fullTitle({ numero, titulo }: Edition["edicion"]): string {
  return `${romanNumeral(numero)} ${titulo}`;
}

/** The event as schema.org has it; `<` is escaped so that no text can end the script element. */
function eventData(edicion: Edition["edicion"], siteUrl: string | null, image: string): string {
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
    ...(siteUrl && { url: `${siteUrl}/`, image: [image] }),
  };
  return JSON.stringify(event).replaceAll("<", "\\u003c");
}
