import type { PersonColumn } from "#people/model/carnet/person-columns.ts";

const correo: PersonColumn = {
  name: "correo",
  label: "Correo",
  inSentence: "el correo",
  width: 30,
  longest: 80,
  isRequired: false,
  before: "correoAntes",
  headings: /^correo/,
};

/** A copy of the table of a person's columns with one more, for tests that mock its module. */
export function withCorreo<Table extends { readonly personColumns: readonly PersonColumn[] }>(
  table: Table,
) {
  return { ...table, personColumns: [...table.personColumns, correo] };
}
