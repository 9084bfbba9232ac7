import type { Edition } from "#edition/model/edition.ts";
import { announcedTitle, isOnline } from "#edition/model/event-state.ts";
import { previewFile } from "./page-assets.ts";
import { scriptJson } from "./page-data.ts";

interface EventDataProps extends Pick<Edition, "edicion" | "preguntas"> {
  /** The public URL of the site without trailing slash; `null` if unknown. */
  readonly siteUrl: string | null;
}

/**
 * The data of event and questions for search engines, at the page's end so that no visitor waits for
 * it.
 */
export function EventData(props: EventDataProps) {
  const { preguntas = [] } = props;
  return (
    <>
      <LinkedData data={eventData(props)} />
      {preguntas.length > 0 && <LinkedData data={questionData(preguntas)} />}
    </>
  );
}

function LinkedData({ data }: { readonly data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with `<` escaped
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}

function questionData(questions: NonNullable<Edition["preguntas"]>) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    inLanguage: "es-GT",
    mainEntity: questions.map(({ pregunta, respuesta }) => ({
      "@type": "Question",
      name: pregunta,
      acceptedAnswer: { "@type": "Answer", text: respuesta },
    })),
  };
}

function eventData({ edicion, siteUrl }: EventDataProps) {
  const { descripcion, fechas, estado, lugar, facultad } = edicion;
  const online = isOnline(edicion);
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: announcedTitle(edicion),
    description: descripcion,
    inLanguage: "es-GT",
    startDate: fechas.inicio,
    doorTime: fechas.puertas,
    eventStatus: `https://schema.org/${statusOf(edicion)}`,
    ...(estado?.fechaAnterior && { previousStartDate: estado.fechaAnterior }),
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    location:
      online && siteUrl
        ? { "@type": "VirtualLocation", url: `${siteUrl}/` }
        : { "@type": "Place", name: lugar.nombre, address: lugar.direccion },
    organizer: { "@type": "Organization", name: facultad },
    ...(siteUrl && { url: `${siteUrl}/`, image: [`${siteUrl}/${previewFile}`] }),
  };
}

function statusOf({ estado }: Edition["edicion"]): string {
  if (!estado) return "EventScheduled";
  return {
    cancelado: "EventCancelled",
    pospuesto: estado.fechaAnterior === undefined ? "EventPostponed" : "EventRescheduled",
    "en-linea": "EventMovedOnline",
  }[estado.tipo];
}
