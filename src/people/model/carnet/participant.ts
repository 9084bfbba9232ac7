import { z } from "zod/mini";
import { type PersonColumn, personColumns } from "./person-columns.ts";

/** Accepts digits and dashes. An incomplete carnet is looked up like any other and is not found. */
export const requestedCarnetSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(24), z.regex(/^[0-9-]+$/));

export type PersonField = (typeof personColumns)[number]["name"];
/** One row of the list, and one document of the collection `participantes`. */
export type Participant = Record<PersonField, string>;

export const fields: readonly PersonField[] = personColumns.map(({ name }) => name);

/** Creates a value for each field, in the order of the columns. */
export function perField<Value>(
  value: (field: PersonField, column: PersonColumn) => Value,
): Record<PersonField, Value> {
  const values = personColumns.map((column) => [column.name, value(column.name, column)]);
  // The columns have all fields.
  return Object.fromEntries(values) as Record<PersonField, Value>;
}

/** A person with these values; those that are missing are empty. */
export const personOf = (values: Readonly<Partial<Participant>>): Participant =>
  perField((field) => values[field] ?? "");

/** The maximum length of a ticket number. */
export const LONGEST_TICKET = personColumns[2].longest;

/** A carnet with this edition's groups or, in a copy, those of another edition. */
export const carnetText = z.string().check(z.maxLength(24), z.regex(/^\d+(?:-\d+)*$/));

export const participantSchema = z.strictObject(
  perField((field, { isRequired, longest }) =>
    field === "carnet"
      ? carnetText
      : z.string().check(z.minLength(isRequired ? 1 : 0), z.maxLength(longest)),
  ),
);

/** The fields of a participant that a visitor may see. */
export type Registration = Pick<Participant, "nombre" | "numeroTicket">;
/** The list's data for a carnet. */
export type Listing = Omit<Participant, "carnet">;
