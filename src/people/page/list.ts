import { useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { queryOf } from "#platform/calls/send.ts";
import { groupBy } from "#platform/text/group-by.ts";
import { idOf, type Participant } from "../model/carnet/participant.ts";
import { listCalls, type PeopleAnswer } from "../model/list-calls.ts";

/** The whole list, as the server last answered it. */
export type List = Readonly<ReturnType<typeof listOf>>;

/** The query of the whole list; every part of the page shares its answer. */
export const listQuery = queryOf(listCalls.people);

export const useList = () => useQuery({ ...listQuery, select: listOf });

export function listOf({ version, people, entered }: PeopleAnswer) {
  return {
    version,
    people,
    byCarnet: new Map(people.map((person) => [person.carnet, person])),
    /** The entries, by person's id; one for each day of the event on which somebody came. */
    entered: groupBy(entered, ({ person }) => person),
  };
}

export const ListContext = createContext<List | null>(null);

/** The list, for components that are rendered only once it has loaded. */
export function useLoadedList(): List {
  const list = useContext(ListContext);
  if (list === null) throw new Error("useLoadedList works only below the list");
  return list;
}

export function enteredOf(people: readonly Participant[], { entered }: List): Participant[] {
  return people.filter((person) => entered.has(idOf(person)));
}
