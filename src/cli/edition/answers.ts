import { instantFault } from "../../domain/dates/content-dates.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { romanNumeral } from "../../domain/emblem/roman-numeral.ts";
import { meantHour, withHyphens } from "../../domain/text/meant-text.ts";
import { tidyText } from "../../domain/text/tidy-text.ts";
import { ask, type Dialogue } from "../asking/ask.ts";
import { unchanged } from "./unchanged.ts";

/** The questions about the new edition, in their order. */
const questions = {
  /** `14` */
  numero: "Número de la edición",
  /** `2026-10-03` */
  fecha: "Fecha (AAAA-MM-DD)",
  /** `07:00` */
  puertas: "Hora en que se abren las puertas (HH:MM)",
  inicio: "Hora de inicio (HH:MM)",
  lugar: "Lugar",
  direccion: "Dirección",
} as const;

type Name = keyof typeof questions;
type Current = EditionContent["edicion"];

export type Answers = Readonly<Record<Name, string>>;

/**
 * Takes the answers from the options and asks for the others; without a dialogue what no option gives
 * stays as it was. Throws `UserError` with all faults of the options.
 */
export async function collectAnswers(
  options: Partial<Answers>,
  current: Current,
  dialogue: Dialogue | null,
): Promise<Answers> {
  const names = Object.keys(questions) as Name[];
  const usual = usualAnswers(current);
  const given: Partial<Record<Name, string>> = {};
  const faults = names.flatMap((name) => {
    const written = options[name] ?? (dialogue === null ? usual[name] : undefined);
    if (written === undefined) {
      return dialogue ? [] : [`Falta --${name}: la fecha del evento, por ejemplo 2026-10-03.`];
    }
    const fault = faultOf(name, written, given, current);
    if (fault === undefined) given[name] = canonical(name, written);
    return fault === undefined ? [] : [`--${name}: ${fault}`];
  });
  if (faults.length > 0) throw unchanged(...faults);
  for (const name of dialogue ? names : []) {
    if (dialogue === null || given[name] !== undefined) continue;
    // The previous place's address is no default for another place.
    const hasMoved = name === "direccion" && given.lugar !== current.lugar.nombre;
    const answer = await ask(dialogue, questions[name], {
      usual: hasMoved ? undefined : usual[name],
      fault: (written) => faultOf(name, written, given, current),
    });
    given[name] = canonical(name, answer);
  }
  return { fecha: "", ...usual, ...given };
}

/** The default of each answer; the date has none. */
function usualAnswers({
  numero,
  fechas,
  lugar,
}: Current): Omit<Answers, "fecha"> & { fecha?: string } {
  return {
    numero: String(numero + 1),
    puertas: fechas.puertas.slice(11, 16),
    inicio: fechas.inicio.slice(11, 16),
    lugar: lugar.nombre,
    direccion: lugar.direccion,
  };
}

function canonical(name: Name, written: string): string {
  if (name === "puertas" || name === "inicio") return meantHour(written).padStart(5, "0");
  if (name === "fecha") return withHyphens(written);
  return tidyText(written);
}

/** Says in Spanish what is wrong with an answer, compared with the others that are `given`. */
function faultOf(
  name: Name,
  written: string,
  given: Partial<Answers>,
  current: Current,
): string | undefined {
  const value = canonical(name, written);
  switch (name) {
    case "numero":
      return numberFault(value, current.numero);
    case "fecha":
      return dateFault(value, current.fechas.inicio.slice(0, 10));
    case "puertas":
      return timeFault(value) ?? orderFault(value, given.inicio);
    case "inicio":
      return timeFault(value) ?? orderFault(given.puertas, value);
    case "lugar":
      return value === "" ? "Falta el nombre del lugar." : undefined;
    case "direccion":
      return value === "" ? "Falta la dirección del lugar." : undefined;
  }
}

function numberFault(value: string, current: number): string | undefined {
  if (!/^\d{1,2}$/.test(value) || Number(value) > 89) {
    return `«${value}» no sirve como número de edición: escriba una cifra de ${current + 1} a 89.`;
  }
  if (Number(value) > current) return undefined;
  return `El sitio ya es de la edición ${romanNumeral(current)} (${current}): la nueva debe tener un número mayor, y «${value}» no lo es.`;
}

function dateFault(value: string, currentDay: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return `«${value}» no es una fecha: escríbala como año-mes-día, por ejemplo 2026-10-03.`;
  }
  const fault = instantFault(`${value}T00:00:00Z`);
  if (fault) return `«${value}» es un día que no existe. ${fault.fix}`;
  return value > currentDay
    ? undefined
    : `«${value}» no es posterior al ${currentDay}, el día de la edición actual.`;
}

function timeFault(value: string): string | undefined {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)
    ? undefined
    : `«${value}» no es una hora: escríbala de 00:00 a 23:59, por ejemplo 07:00.`;
}

/** Both are HH:MM, so that comparing the texts compares the times. */
function orderFault(doors: string | undefined, start: string | undefined): string | undefined {
  if (doors === undefined || start === undefined || doors <= start) return undefined;
  return `El inicio, ${start}, no puede ser antes que las puertas, ${doors}.`;
}
