import type { Participant, Registration } from "../../../domain/carnet/participant.ts";
import { carnetInWords } from "../../../domain/carnet/read-carnet.ts";
import { invisibleCharacter, tidyText } from "../../../domain/text/tidy-text.ts";
import { readCode } from "../scan/read-code.ts";
import { listedPerson } from "./decide.ts";

/** The faults of each field, in Spanish. */
export type FieldFaults = Partial<Record<keyof Participant, string>>;

export type WalkInReading =
  | { readonly kind: "valid"; readonly person: Participant }
  | { readonly kind: "faulty"; readonly faults: FieldFaults };

/** Reads a person as typed at the door, by the rules of the organisers' list. */
export function readWalkIn(
  typed: Participant,
  people: ReadonlyMap<string, Registration>,
): WalkInReading {
  const faults: FieldFaults = {};
  const reading = readCode({ text: typed.carnet }, people);
  const carnet = reading.kind === "carnet" ? reading.carnet : "";
  const numeroTicket = tidyText(typed.numeroTicket);
  const nombre = tidyText(typed.nombre);
  const listed = listedPerson(carnet, people);
  if (carnet === "") faults.carnet = `Escribe ${carnetInWords()}.`;
  else if (listed !== null) {
    faults.carnet = `Ya está en la lista: ${listed.nombre}, ticket ${listed.numeroTicket}.`;
  }
  const nameFault = faultOfName(nombre);
  if (nameFault !== null) faults.nombre = nameFault;
  const owner = [...people.values()].find((each) => each.numeroTicket === numeroTicket);
  if (numeroTicket === "") faults.numeroTicket = "Escribe el número de ticket.";
  else if (numeroTicket.length > 40)
    faults.numeroTicket = "Es demasiado largo: 40 signos a lo más.";
  else if (invisibleCharacter.test(numeroTicket)) faults.numeroTicket = INVISIBLE;
  else if (owner !== undefined) faults.numeroTicket = `Ese ticket es de ${owner.nombre}.`;
  if (Object.keys(faults).length > 0) return { kind: "faulty", faults };
  return { kind: "valid", person: { carnet, nombre, numeroTicket } };
}

/** The fault of a tidied name, or `null`. */
export function faultOfName(nombre: string): string | null {
  if (nombre === "") return "Escribe el nombre.";
  if (nombre.length > 200) return "Es demasiado largo: 200 letras a lo más.";
  return invisibleCharacter.test(nombre) ? INVISIBLE : null;
}

const INVISIBLE = "Lleva un signo que no se ve. Bórralo todo y escríbelo a mano.";
