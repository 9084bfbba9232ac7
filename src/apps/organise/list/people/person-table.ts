import type { Participant } from "../../../../domain/carnet/participant.ts";
import { searchIndex, searchPeople } from "../../../../domain/search/search-people.ts";
import type { List } from "../data/list.ts";

/** The id of the search field, which gets the focus when the focused element is removed. */
export const SEARCH_ID = "buscar-personas";

export type SortKey = "nombre" | "carnet" | "numeroTicket" | "entered";

export interface Sorting {
  readonly by: SortKey;
  readonly isDescending: boolean;
}

const collator = new Intl.Collator("es-GT", { numeric: true });

/** Built once for each list, because it takes a quarter of a second for 20,000 people. */
const indexes = new WeakMap<List, ReturnType<typeof searchIndex>>();

/** The people who match, in order. Without a chosen order, a search puts the best matches first. */
export function shownPeople(list: List, search: string, sorting: Sorting | null): Participant[] {
  const found = search.trim() === "" ? list.people : find(list, search);
  if (sorting === null && search.trim() !== "") return [...found];
  return sorted(found, list, sorting ?? { by: "nombre", isDescending: false });
}

function find(list: List, search: string): readonly Participant[] {
  const index = indexes.get(list) ?? searchIndex(list.people);
  indexes.set(list, index);
  return searchPeople(index, search, list.people.length).people;
}

function sorted(people: readonly Participant[], { entered }: List, { by, isDescending }: Sorting) {
  const direction = isDescending ? -1 : 1;
  if (by === "entered") {
    // People who did not enter come last in both orders.
    const at = ({ carnet }: Participant) =>
      (entered.get(carnet)?.at ?? Number.POSITIVE_INFINITY * direction) * direction;
    return people.toSorted((one, other) => compare(at(one), at(other)));
  }
  return people.toSorted((one, other) => collator.compare(one[by], other[by]) * direction);
}

/** Compares instead of subtracting, because the difference of two infinities is NaN. */
const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);
