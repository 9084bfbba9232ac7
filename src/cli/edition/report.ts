import { weekdayOf } from "../../domain/dates/content-dates.ts";
import { atOffsetOf, wallClock } from "../../domain/dates/event-dates.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { romanNumeral } from "../../domain/edition/roman-numeral.ts";
import type { Answers } from "./dialogue/answers.ts";
import { editionInWords } from "./dialogue/collect-answers.ts";
import { yearOf } from "./rewrite/rewrite-content.ts";
import type { EditionRequest, PhotoChoice } from "./rewrite/start-edition.ts";

/** Why an edition that has not begun at `now` has no successor yet, or `null` when it has begun. */
export function notYetHeld({ edicion }: EditionContent, now: number): string | null {
  if (now >= Date.parse(edicion.fechas.inicio)) return null;
  return [
    `La ${editionInWords(edicion)}, todavía no se ha celebrado.`,
    "Si acaba de prepararla, ya está: vea lo que sigue con npm run contenido.",
    "Si cambió de fecha, corrija «fechas» en content/edicion.yaml.",
  ].join("\n");
}

/** What is about to be done. */
export function planInWords(
  current: EditionContent,
  answers: Answers,
  photos: PhotoChoice,
  now: number,
): string {
  const { numero, fecha, puertas, inicio, lugar, direccion } = answers;
  const start = atOffsetOf(current.edicion.fechas.inicio, fecha, inicio);
  const past = Date.parse(start) < now ? "  ATENCIÓN: esa fecha ya pasó." : "";
  return [
    "",
    `Edición nueva: ${romanNumeral(numero)}`,
    `  Fecha:   ${weekdayOf(start)} ${wallClock(start).longDate}${past}`,
    `  Horas:   puertas ${puertas}, inicio ${inicio} (${wallClock(start).zone})`,
    `  Lugar:   ${lugar}, ${direccion}`,
    `  Pasa a «Ediciones pasadas»: ${yearOf(current)}, con ${photosInWords(current, photos)}`,
    "",
    "",
  ].join("\n");
}

/** What is done, and what is left for the organisers to do. */
export function nextSteps(
  { current, answers, photos }: EditionRequest,
  sampleCount: number,
): string {
  const year = yearOf(current);
  const steps = [
    "Vea la página: npm run dev",
    `Ponga los textos nuevos: npm run contenido dice cuáles son (${sampleCount} piezas marcadas como muestra).`,
    ...photoSteps(year, photos),
    "Cuando tenga la lista nueva, reemplace la anterior: npm run participantes -- importar LISTA --reemplazar",
    "Revise que npm run contenido no diga errores y publique.",
  ];
  return [
    `Listo: el sitio es ahora de la ${romanNumeral(answers.numero)} edición.`,
    "Qué sigue:",
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    "",
  ].join("\n");
}

function photosInWords({ sede }: EditionContent, photos: PhotoChoice): string {
  switch (photos.kind) {
    case "event":
      return photos.photos.length === 1
        ? "1 foto del evento"
        : `${photos.photos.length} fotos del evento`;
    case "hall":
      return `las ${sede.fotos.length} fotos de la sede`;
    case "present":
      return "las fotos que ya tiene";
  }
}

function photoSteps(year: number, photos: PhotoChoice): string[] {
  switch (photos.kind) {
    case "event":
      return [
        `Describa cada foto de ${year} en content/ediciones.yaml («alt») y borre su marca «muestra».`,
      ];
    case "hall":
      return [
        `Cuando tenga fotos de la edición ${year}, póngalas en content/ediciones.yaml en lugar de las de la sede.`,
      ];
    case "present":
      return [];
  }
}
