import { useMemo } from "react";
import { useAppContext } from "#access/page/app-context.ts";
import type { Participant } from "../model/carnet/participant.ts";
import { searchIndex, searchPeople } from "../model/search-people.ts";

/** Searches `people`, which is indexed once for each array. */
export function useSearch(people: readonly Participant[], text: string, most = people.length) {
  const { carnets } = useAppContext();
  const index = useMemo(() => searchIndex(people), [people]);
  return useMemo(() => searchPeople(index, text, most, carnets), [index, text, most, carnets]);
}
