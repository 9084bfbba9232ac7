import { dayAndTime } from "#edition/model/phases/clock-times.ts";
import { amount } from "#platform/text/amount.ts";
import { nameList } from "#platform/text/name-list.ts";
import { kindWord, shownCarnet } from "../model/carnet/kinds.ts";
import {
  fields,
  type Participant,
  type PersonField,
  perField,
  usedFields,
} from "../model/carnet/participant.ts";

export const peopleInWords = (count: number) => amount(count, "persona", "personas");

const MOST_NAMED = 5;

/** `Ana Pérez, Luis Mora y 3 más`. */
export function named(people: readonly (Pick<Participant, "nombre"> & Partial<Participant>)[]) {
  const names = people
    .slice(0, MOST_NAMED)
    .map(({ nombre, carnet }) => nombre || shownCarnet(carnet ?? ""));
  const rest = people.length - names.length;
  return rest > 0 ? `${names.join(", ")} y ${amount(rest, "más", "más")}` : nameList(names);
}

/** `2490-21-1 · ticket 7`, `Ponente · ticket —`. */
export const factsOf = ({ carnet, tipo, numeroTicket }: Participant) =>
  `${shownCarnet(carnet) || kindWord(tipo)} · ticket ${numeroTicket || "—"}`;

/** `a las 18:00`, `el 25/11 a las 18:00`. */
export const momentInWords = (at: number) => dayAndTime(at, Date.now());

export const fieldNames = perField((_, { label }) => label);
/** The order of forms and tables: people look for a name first. */
export const shownFields: readonly PersonField[] = [
  "nombre",
  "tipo",
  ...fields.filter((field) => field !== "nombre" && field !== "tipo"),
];
/** Those that everybody or somebody of `people` has. */
export const shownFieldsOf = (people: readonly Participant[]): PersonField[] => {
  const used = usedFields(people);
  return shownFields.filter((field) => used.includes(field));
};
