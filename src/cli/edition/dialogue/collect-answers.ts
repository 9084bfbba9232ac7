import { wallClock } from "../../../domain/dates/event-dates.ts";
import type { EditionContent } from "../../../domain/edition/edition.ts";
import { romanNumeral } from "../../../domain/edition/roman-numeral.ts";
import { type Answers, answerReaders, type Read, usualAnswers } from "./answers.ts";
import type { Dialogue } from "./questions.ts";

/** The options of the command, as written. */
export interface Options {
  readonly numero?: string;
  readonly fecha?: string;
  readonly puertas?: string;
  readonly inicio?: string;
  readonly lugar?: string;
  readonly direccion?: string;
  /** A folder with photos of the event. */
  readonly fotos?: string;
  /** The photos of the event are in ediciones.yaml already. */
  readonly sinFotos?: true;
  /** Asks nothing: what no option gives stays as it was. */
  readonly si?: true;
}

type Name = keyof Answers;

const names: readonly Name[] = ["numero", "fecha", "puertas", "inicio", "lugar", "direccion"];
const questions: Readonly<Record<Name, string>> = {
  numero: "Número de la edición",
  fecha: "Fecha (AAAA-MM-DD)",
  puertas: "Hora en que se abren las puertas (HH:MM)",
  inicio: "Hora de inicio (HH:MM)",
  lugar: "Lugar",
  direccion: "Dirección",
};

export type CollectedAnswers =
  | { readonly kind: "answers"; readonly answers: Answers }
  | { readonly kind: "faulty"; readonly faults: readonly string[] };

/**
 * Takes the answers from the options and asks for the others; `dialogue` is `null` without
 * a terminal or when no question is wanted. All faults of the options are reported at once.
 */
export async function collectAnswers(
  options: Options,
  current: EditionContent["edicion"],
  dialogue: Dialogue | null,
): Promise<CollectedAnswers> {
  const readers = answerReaders(current);
  const usual: Partial<Record<Name, string>> = usualAnswers(current);
  const given: Partial<Answers> = {};
  const faults: string[] = [];

  function take<N extends Name>(name: N, written: string): Read<Answers[N]> {
    const read = readers[name](written, given);
    if ("value" in read) given[name] = read.value;
    return read;
  }

  /** What an option gave, or what the organiser answers. */
  async function obtain<N extends Name>(name: N): Promise<Answers[N]> {
    const value: Answers[N] | undefined = given[name];
    if (value !== undefined) return value;
    if (!dialogue) throw new Error(`No dialogue to ask for ${name}`);
    // The address of another place is not that of the one before.
    const moved = name === "direccion" && given.lugar !== current.lugar.nombre;
    const usually = moved ? null : (usual[name] ?? null);
    return dialogue.ask(questions[name], usually, (answer) => take(name, answer));
  }

  for (const name of names) {
    const written = options[name] ?? (dialogue ? undefined : usual[name]);
    if (written !== undefined) {
      const read = take(name, written);
      if ("fault" in read) faults.push(`--${name}: ${read.fault}`);
    } else if (!dialogue) {
      faults.push(`Falta --${name}: la fecha del evento, por ejemplo 2026-10-03.`);
    }
  }
  if (faults.length > 0) return { kind: "faulty", faults };
  const answers: Answers = {
    numero: await obtain("numero"),
    fecha: await obtain("fecha"),
    puertas: await obtain("puertas"),
    inicio: await obtain("inicio"),
    lugar: await obtain("lugar"),
    direccion: await obtain("direccion"),
  };
  return { kind: "answers", answers };
}

/** `XIII edición, 4 de octubre de 2025, Gran Salón` */
export function editionInWords({ numero, fechas, lugar }: EditionContent["edicion"]): string {
  return `${romanNumeral(numero)} edición, ${wallClock(fechas.inicio).longDate}, ${lugar.nombre}`;
}
