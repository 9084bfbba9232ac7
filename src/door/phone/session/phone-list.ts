import type { Entry } from "#door/model/attendance.ts";
import { shownCarnet } from "#people/model/carnet/kinds.ts";
import { alikeCarnets, meantPerson } from "#people/model/carnet/lacking-zeros.ts";
import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";

/** The people on the phone's list, by id. */
export type People = ReadonlyMap<string, Participant>;

/** The name of somebody who entered; whoever has left the list since has none here. */
export function nameOf({ person, carnet }: Entry, people: People): string {
  return people.get(person)?.nombre ?? (shownCarnet(carnet) || "sin carnet");
}

/** How a line names somebody on the list: the server need not look for them by the carnet. */
export function naming(person: Participant) {
  return { carnet: person.carnet, personId: idOf(person) };
}

/** The person on the list whom a carnet means; either may have leading zeros that the other lacks. */
export function listedPerson(carnet: string, people: People, carnets: CarnetRules) {
  const holders = holdersIn(people);
  const listed = alikeCarnets(carnet, carnets).flatMap((each) => holders.get(each) ?? []);
  return meantPerson(carnet, listed);
}

const indexes = new WeakMap<People, People>();

/** The people by carnet; kept with the list, as each frame in which the camera sees a code asks for them. */
export function holdersIn(people: People): People {
  const known = indexes.get(people);
  if (known) return known;
  const holders = new Map([...people.values()].map((person) => [person.carnet, person]));
  indexes.set(people, holders);
  return holders;
}
