import type { Attendance, Entry } from "#door/model/log/attendance.ts";
import { meantPerson, possibleCarnets } from "#people/model/carnet/lacking-zeros.ts";
import type { Participant, Registration } from "#people/model/carnet/participant.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";

/** The answer of the door to a carnet; leading zeros of its last group may be missing. */
export type Decision =
  | { readonly kind: "welcome"; readonly person: Participant }
  | { readonly kind: "already"; readonly person: Participant; readonly entry: Entry }
  | { readonly kind: "not-listed"; readonly carnet: string };

export function decide(
  carnet: string,
  people: ReadonlyMap<string, Registration>,
  { validEntries }: Attendance,
  carnets: CarnetRules,
): Decision {
  const person = listedPerson(carnet, people, carnets);
  if (person === null) return { kind: "not-listed", carnet };
  const entry = validEntries.get(person.carnet);
  return entry === undefined ? { kind: "welcome", person } : { kind: "already", person, entry };
}

/** The person on the list whom a carnet means. */
export function listedPerson(
  carnet: string,
  people: ReadonlyMap<string, Registration>,
  carnets: CarnetRules,
) {
  const listed = possibleCarnets(carnet, carnets).flatMap((each) => {
    const registration = people.get(each);
    return registration === undefined ? [] : [{ carnet: each, ...registration }];
  });
  return meantPerson(carnet, listed);
}
