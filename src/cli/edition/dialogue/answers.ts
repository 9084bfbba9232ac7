import { instantFault } from "../../../domain/dates/content-dates.ts";
import type { EditionContent } from "../../../domain/edition/edition.ts";
import { romanNumeral } from "../../../domain/edition/roman-numeral.ts";
import { tidyText } from "../../../domain/text/tidy-text.ts";

/** What the new edition is to be, as organisers write it. */
export interface Answers {
  readonly numero: number;
  /** `2026-10-03` */
  readonly fecha: string;
  /** `07:00` */
  readonly puertas: string;
  readonly inicio: string;
  readonly lugar: string;
  readonly direccion: string;
}

/** A value taken from what an organiser wrote, or the Spanish sentence that says why not. */
export type Read<Value> = { readonly value: Value } | { readonly fault: string };

type Readers = {
  readonly [Name in keyof Answers]: (
    written: string,
    soFar: Partial<Answers>,
  ) => Read<Answers[Name]>;
};

/** The readers of each answer, checked against the edition of the content. */
export function answerReaders(current: EditionContent["edicion"]): Readers {
  return {
    numero: (written) => readNumber(written, current.numero),
    fecha: (written) => readDate(written, current.fechas.inicio),
    puertas(written, { inicio }) {
      const doors = readTime(written);
      return ("value" in doors && orderFault(doors.value, inicio)) || doors;
    },
    inicio(written, { puertas }) {
      const start = readTime(written);
      return ("value" in start && orderFault(puertas, start.value)) || start;
    },
    lugar: (written) => readText(written, "el nombre del lugar"),
    direccion: (written) => readText(written, "la dirección del lugar"),
  };
}

/** What each answer is when the organiser gives none; the date has no such value. */
export function usualAnswers({
  numero,
  fechas,
  lugar,
}: EditionContent["edicion"]): Record<Exclude<keyof Answers, "fecha">, string> {
  return {
    numero: String(numero + 1),
    puertas: fechas.puertas.slice(11, 16),
    inicio: fechas.inicio.slice(11, 16),
    lugar: lugar.nombre,
    direccion: lugar.direccion,
  };
}

function readNumber(written: string, current: number): Read<number> {
  const value = /^\d{1,3}$/.test(written.trim()) ? Number(written) : Number.NaN;
  if (Number.isNaN(value) || value > 89) {
    return {
      fault: `«${written}» no sirve como número de edición: escriba una cifra de ${current + 1} a 89.`,
    };
  }
  if (value <= current) {
    return {
      fault: `El sitio ya es de la edición ${romanNumeral(current)} (${current}): la nueva debe tener un número mayor, y «${written}» no lo es.`,
    };
  }
  return { value };
}

function readDate(written: string, currentStart: string): Read<string> {
  const value = written.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return {
      fault: `«${written}» no es una fecha: escríbala como año-mes-día, por ejemplo 2026-10-03.`,
    };
  }
  const fault = instantFault(`${value}T00:00:00Z`);
  if (fault) return { fault: `«${value}» es un día que no existe. ${fault.fix}` };
  const currentDay = currentStart.slice(0, 10);
  if (value <= currentDay) {
    return { fault: `«${value}» no es posterior al ${currentDay}, el día de la edición actual.` };
  }
  return { value };
}

function readTime(written: string): Read<string> {
  const [, hour = "", minute = ""] = /^(\d{1,2}):(\d{2})$/.exec(written.trim()) ?? [];
  if (hour === "" || Number(hour) > 23 || Number(minute) > 59) {
    return { fault: `«${written}» no es una hora: escríbala de 00:00 a 23:59, por ejemplo 07:00.` };
  }
  return { value: `${hour.padStart(2, "0")}:${minute}` };
}

/** Both as HH:MM, so that the order of texts is that of times. */
function orderFault(doors: string | undefined, start: string | undefined) {
  if (doors === undefined || start === undefined || doors <= start) return null;
  return { fault: `El inicio, ${start}, no puede ser antes que las puertas, ${doors}.` };
}

function readText(written: string, what: string): Read<string> {
  const value = tidyText(written);
  return value === "" ? { fault: `Falta ${what}.` } : { value };
}
