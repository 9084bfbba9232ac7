import { lettersOfName, wordsOfName } from "#people/model/better-name.ts";
import { checkPerson, checkValue } from "#people/model/carnet/check-person.ts";
import type { Participant, PersonField } from "#people/model/carnet/participant.ts";
import { personFaultInWords } from "#people/model/carnet/person-fault-words.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import { type Nearness, nearness } from "#people/model/near-carnets.ts";
import { takenInWords } from "#people/model/plan-person.ts";
import { listedPerson, type People } from "./phone-list.ts";

export type FieldFaults = Partial<Record<PersonField, string>>;

/**
 * Reads a person who was typed at the door, by the rule for all people. Whoever is on the list, also with other
 * leading zeros in the carnet, is refused.
 */
export function readWalkIn(typed: Participant, people: People, carnets: CarnetRules) {
  const checked = checkPerson(typed, carnets);
  const found = checked.kind === "faulty" ? Object.entries(checked.faults) : [];
  const faults: FieldFaults = Object.fromEntries(
    found.map(([field, fault]) => [field, personFaultInWords(fault)]),
  );
  if (isScanned(typed.nombre)) faults.nombre = SCANNED;
  const carnet = checkValue("carnet", typed.carnet, carnets);
  const listed = carnet.kind === "value" ? listedPerson(carnet.value, people, carnets) : null;
  if (listed !== null) faults.carnet = takenInWords({ kind: "carnet-taken", by: listed });
  const ticket = checkValue("numeroTicket", typed.numeroTicket, carnets);
  const holder = [...people.values()].find(
    ({ numeroTicket }) => ticket.kind === "value" && numeroTicket === ticket.value,
  );
  if (holder !== undefined)
    faults.numeroTicket = takenInWords({ kind: "ticket-taken", by: holder });
  if (checked.kind === "faulty" || Object.keys(faults).length > 0)
    return { kind: "faulty", faults } as const;
  return { kind: "valid", person: checked.person } as const;
}

/** Whether a scanner typed a carnet into a name, because a form was open; names have no such number. */
export const isScanned = (nombre: string) => nombre.replace(/\D/g, "").length >= 5;

export const SCANNED = "Lleva un carnet: bórralo, y escanéalo cuando cierres esta ventana.";

/**
 * Who on the list may be the person that a door is about to add: with another carnet and the same name, or
 * with a carnet that differs in one place and a name that shares a word. Neighbouring carnets alone would show
 * classmates.
 */
export function alikeOnList(
  person: Participant,
  people: People,
  carnets: CarnetRules,
): Participant[] {
  const letters = lettersOfName(person.nombre);
  const words = wordsOfName(person.nombre);
  const isAlike = (other: Participant) =>
    lettersOfName(other.nombre) === letters ||
    (wordsOfName(other.nombre).some((word) => words.includes(word)) &&
      isNear(nearness(person.carnet, other.carnet, carnets)));
  return [...people.values()].filter(isAlike).slice(0, MOST_ALIKE);
}

const MOST_ALIKE = 4;

const isNear = (found: Nearness | null) => found !== null && found !== "only the end";
