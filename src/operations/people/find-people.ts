import type { Participant } from "../../domain/carnet/participant.ts";
import { readCarnet } from "../../domain/carnet/read-carnet.ts";
import { searchIndex, searchPeople } from "../../domain/search/search-people.ts";
import { storedList } from "../../store/port/contents-of.ts";
import type { Store } from "../../store/port/store.ts";

/** All people who match. The whole list is read only if `wanted` is not a registered carnet. */
export async function findPeople(store: Store, wanted: string): Promise<readonly Participant[]> {
  const reading = readCarnet(wanted);
  if (reading.kind === "carnet") {
    const person = await store.findParticipant(reading.carnet);
    if (person !== null) return [person];
  }
  const list = await storedList(store);
  return searchPeople(searchIndex(list), wanted, list.length).people;
}
