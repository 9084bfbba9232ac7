import type { EditionAnswers } from "../../content/next-edition/answers.ts";
import { yearOf } from "../../content/next-edition/renew-lists.ts";
import { weekdayOf } from "../../domain/dates/content-dates.ts";
import { atOffsetOf, eventDate, wallClock } from "../../domain/dates/event-dates.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { romanNumeral } from "../../domain/emblem/roman-numeral.ts";
import { amount } from "../../domain/text/amount.ts";
import type { PhotoChoice } from "./photos.ts";

/** Why an edition has no successor yet at `now`; `null` if it has begun. */
export function notBegunNotice({ edicion }: EditionContent, now: number): string | null {
  if (now >= Date.parse(edicion.fechas.inicio)) return null;
  return `La ${editionInWords(edicion)}, todavía no se ha celebrado.
Si acaba de prepararla, ya está: vea lo que sigue con npm run contenido.
Si cambió de fecha, corrija «fechas» en content/edicion.yaml.`;
}

/** Describes the new edition before it is written. */
export function planInWords(
  current: EditionContent,
  { numero, fecha, puertas, inicio, lugar, direccion }: EditionAnswers,
  photos: PhotoChoice,
  now: number,
): string {
  const start = atOffsetOf(current.edicion.fechas.inicio, fecha, inicio);
  const past = Date.parse(start) < now ? "  ATENCIÓN: esa fecha ya pasó." : "";
  return `
Edición nueva: ${romanNumeral(Number(numero))}
  Fecha:   ${weekdayOf(start)} ${wallClock(start).longDate}${past}
  Horas:   puertas ${puertas}, inicio ${inicio} (${wallClock(start).zone})
  Lugar:   ${lugar}, ${direccion}
  Pasa a «Ediciones pasadas»: ${yearOf(current)}, con ${photosInWords(current, photos)}

`;
}

/** Reports success, and lists the organisers' next steps. */
export function nextSteps(
  current: EditionContent,
  { numero }: EditionAnswers,
  { past }: PhotoChoice,
  sampleCount: number,
): string {
  const year = yearOf(current);
  const photoSteps = {
    event: `Describa cada foto de ${year} en content/ediciones.yaml («alt») y borre su marca «muestra».`,
    hall: `Cuando tenga fotos de la edición ${year}, póngalas en content/ediciones.yaml en lugar de las de la sede.`,
    present: null,
  };
  const steps = [
    "Vea la página: npm run dev",
    `Ponga los textos nuevos: npm run contenido dice cuáles son (${sampleCount} piezas marcadas como muestra).`,
    photoSteps[past.kind],
    "Cuando tenga la lista nueva, reemplace la anterior: npm run participantes -- importar LISTA --reemplazar",
    "Revise que npm run contenido no diga errores y publique.",
  ].filter((step) => step !== null);
  return `Listo: el sitio es ahora de la ${romanNumeral(Number(numero))} edición.
Qué sigue:
${steps.map((step, index) => `  ${index + 1}. ${step}\n`).join("")}`;
}

function photosInWords({ sede }: EditionContent, { past }: PhotoChoice): string {
  if (past.kind === "present") return "las fotos que ya tiene";
  if (past.kind === "hall") return `las ${sede.fotos.length} fotos de la sede`;
  return amount(past.names.length, "foto del evento", "fotos del evento");
}

/** `XIII edición, 4 de octubre de 2025, Gran Salón` */
function editionInWords({ numero, fechas, lugar }: EditionContent["edicion"]): string {
  return `${romanNumeral(numero)} edición, ${eventDate(fechas)}, ${lugar.nombre}`;
}
