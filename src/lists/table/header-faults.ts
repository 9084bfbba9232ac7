import { readCarnet } from "../../domain/carnet/read-carnet.ts";
import { printable } from "../faults/list-fault.ts";
import { type Field, fields } from "./fields.ts";
import { columnLetters } from "./place.ts";

/** The reason why no row of a list can be its header. */
export type HeaderFault =
  | { readonly kind: "no header"; readonly startsWithPerson: boolean }
  | {
      readonly kind: "missing columns";
      readonly missing: readonly Field[];
      readonly found: readonly string[];
    }
  /** Several columns may be the field; each candidate is the columns that form it. */
  | {
      readonly kind: "ambiguous";
      readonly field: Field;
      readonly candidates: readonly (readonly NamedColumn[])[];
    };

/** A column, counted from 0, with the name that the list gives it. */
export interface NamedColumn {
  readonly column: number;
  readonly name: string;
}

/** The fault of the row that is most like a header. Without any known name, it may be a person. */
export function headerFault(
  names: readonly string[],
  has: (names: readonly string[], field: Field) => boolean,
): HeaderFault {
  const found = names.filter((name) => name !== "");
  const missing = fields.filter((field) => !has(found, field));
  return missing.length === fields.length
    ? { kind: "no header", startsWithPerson: found.some(isCarnet) }
    : { kind: "missing columns", missing, found };
}

const isCarnet = (text: string) => readCarnet(text).kind === "carnet";
const quoted = (names: readonly string[]) => names.map((name) => `«${printable(name)}»`).join(", ");

export function headerFaultInWords(fault: HeaderFault): string {
  switch (fault.kind) {
    case "no header": {
      const start = fault.startsWithPerson
        ? "La lista empieza con los datos de una persona, sin encabezado."
        : "La lista no tiene una fila con los nombres de las columnas.";
      return `${start} La primera fila debe llevar los nombres ${quoted(fields)}, en cualquier orden.`;
    }
    case "missing columns":
      return (
        `Faltan columnas: ${quoted(fault.missing)}. Columnas encontradas: ${quoted(fault.found)}. ` +
        `La primera fila debe llevar los nombres ${quoted(fields)}, en cualquier orden.`
      );
    case "ambiguous": {
      const ways = fault.candidates.map((columns) => columns.map(columnInWords).join(" con "));
      return `Varias columnas pueden ser «${fault.field}»: ${ways.join("; o ")}. Borre la que no sea y vuelva a importar.`;
    }
  }
}

const columnInWords = ({ column, name }: NamedColumn) =>
  `«${printable(name)}» (columna ${columnLetters(column)})`;
