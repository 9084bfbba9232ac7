import { fields, type PersonField, perField } from "#people/model/carnet/participant.ts";
import { personColumns } from "#people/model/carnet/person-columns.ts";
import { columnLetters } from "../place.ts";
import { printable } from "../rows/list-fault.ts";
import { cellText, type Row } from "../table.ts";
import { sameQuestions, waysToForm } from "./field-names.ts";
import { columnNames, type Mapping, rowsBelow } from "./mapping.ts";

export type FoundColumns =
  | { readonly kind: "found"; readonly mapping: Mapping }
  /** `message` is Spanish and says what to do. */
  | { readonly kind: "unusable"; readonly message: string };

/** The number of rows with titles and logos that may precede the header. */
export const HEADER_WITHIN = 20;

/**
 * Finds the header among the first rows, and the three columns in it. Nobody looks at the result before
 * the list is saved, so only known names count, and columns that are ambiguous are refused.
 */
export function findColumns(rows: readonly Row[]): FoundColumns {
  const candidates = rows.slice(0, HEADER_WITHIN).map(({ cells }, headerAt) => {
    const names = cells.map((cell) => cellText(cell).trim());
    const same = sameQuestions(names);
    const missing = required.filter((field) => waysToForm(field, names, same).length === 0);
    return { headerAt, names, missing };
  });
  const [nearest] = candidates.toSorted((a, b) => a.missing.length - b.missing.length);
  if (nearest === undefined || nearest.missing.length > 0) return missingColumns(nearest);

  const names = columnNames(rows, nearest);
  const same = sameQuestions(names, rowsBelow(rows, nearest));
  const chosen = perField((): readonly number[] => []);
  for (const field of fields) {
    const [way = [], ...others] = waysToForm(field, names, same);
    if (others.length > 0) return ambiguous(field, [way, ...others], names);
    chosen[field] = way;
  }
  const columns = perField((field) => chosen[field][0] ?? null);
  return {
    kind: "found",
    mapping: { ...columns, headerAt: nearest.headerAt, nombre: chosen.nombre },
  };
}

const required = personColumns.flatMap(({ name, isRequired }) => (isRequired ? name : []));
const quoted = (names: readonly string[]) => names.map((name) => `«${printable(name)}»`).join(", ");
const unusable = (problem: string, remedy: string): FoundColumns => ({
  kind: "unusable",
  message: `${problem} ${remedy}`,
});

interface NearestRow {
  readonly names: readonly string[];
  readonly missing: readonly PersonField[];
}

/** Without any known name, the row that resembles a header most may be a person, and is not shown. */
function missingColumns({ names, missing }: NearestRow = { names: [], missing: required }) {
  const found = names.filter((name) => name !== "");
  const remedy = `La primera fila debe llevar los nombres ${quoted(required)}, en cualquier orden.`;
  if (missing.length < required.length) {
    const columns = `Faltan columnas: ${quoted(missing)}. Columnas encontradas: ${quoted(found)}.`;
    return unusable(columns, remedy);
  }
  return unusable("La lista no tiene una fila con los nombres de las columnas.", remedy);
}

function ambiguous(
  field: PersonField,
  ways: readonly (readonly number[])[],
  names: readonly string[],
): FoundColumns {
  const column = (index: number) =>
    `«${printable(names[index] ?? "")}» (columna ${columnLetters(index)})`;
  const choices = ways.map((way) => way.map(column).join(" con ")).join("; o ");
  return unusable(
    `Varias columnas pueden ser «${field}»: ${choices}.`,
    "Borre la que no sea y vuelva a importar.",
  );
}
