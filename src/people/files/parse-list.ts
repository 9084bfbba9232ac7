import { isStandIn } from "../model/carnet/kinds.ts";
import type { Participant } from "../model/carnet/participant.ts";
import { personColumns } from "../model/carnet/person-columns.ts";
import type { CarnetRules } from "../model/carnet/read-carnet.ts";
import type { ImportMode } from "../model/plan-import.ts";
import { refusalIn } from "./draft/answers.ts";
import { checkDraft } from "./draft/check-draft.ts";
import { type Draft, type DraftRow, noEdits, type Registered } from "./draft/draft.ts";
import { waysToForm } from "./draft/field-names.ts";
import { findList, otherListsInWords, unreadInWords } from "./draft/find-columns.ts";
import { columnsOf, type Mapping } from "./draft/mapping.ts";
import { joinCarnets } from "./layouts/join-carnets.ts";
import { faultOf, type ListFault, printable } from "./list-fault.ts";
import { openList } from "./open-list.ts";
import { type RawSheet, type Unreadable, unreadable } from "./table.ts";

/** The result of reading a list that nobody corrects: either it has no faults, or it is refused. */
export type ListReading =
  | ReadList
  | { readonly kind: "faulty"; readonly faults: readonly ListFault[] }
  | Unreadable;

/** A list without faults. */
interface ReadList {
  readonly kind: "list";
  readonly participants: readonly Participant[];
  /** A description of the format for people: `CSV con punto y coma, Windows-1252`. */
  readonly format: string;
  /** Spanish sentences to consider about a valid list. */
  readonly notices: readonly string[];
  /** Values that are probably wrong, although they can be stored. */
  readonly doubts: readonly ListFault[];
  /** How many people keep a value that organisers corrected, or a name that is better written. */
  readonly kept: number;
}

const nobody: Registered = { people: new Map(), corrections: [] };

/**
 * Reads the bytes of a list and checks it beside the people who are registered. The sheet of a workbook is found
 * by its columns.
 */
export async function parseList(
  bytes: Uint8Array,
  carnets: CarnetRules,
  registered: Registered = nobody,
  mode: ImportMode = "merge",
): Promise<ListReading> {
  const opened = await openList(bytes);
  if (opened.kind === "unreadable") return opened;
  const sheets = opened.sheets.map((each) => joinCarnets(each, carnets));
  const found = findList(sheets, carnets);
  if (found.kind === "unreadable") return found;
  const { sheet, mapping } = found;
  const { format } = opened;
  const options = { mapping, filter: null, edits: noEdits, mode, prefix: null };
  const draft = checkDraft(sheet, { ...options, ...registered, carnets });
  const faults = faultsOf(draft);
  if (faults.length > 0) return { kind: "faulty", faults };
  if (draft.people.length === 0) {
    return unreadable("La lista no tiene ninguna fila debajo del encabezado.");
  }
  const listed = draft.rows.filter(({ status }) => status === "listed");
  return {
    kind: "list",
    participants: draft.people,
    format: sheet.isPlainText ? format : `${format}, hoja «${sheet.name}»`,
    notices: [...noticesOf(sheet, mapping, draft), ...otherListsInWords(sheets, sheet, carnets)],
    doubts: listed.flatMap(({ doubts }) => doubts),
    kept: listed.filter(({ reverted }) => reverted.length > 0).length,
  };
}

/** The faults of all rows. Nobody chooses which row of a person counts, so that several are a fault. */
function faultsOf({ rows }: Draft): ListFault[] {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const faulty = rows.flatMap((row) => {
    if (row.status === "faulty") return row;
    const other = row.status === "superseded" ? byLine.get(row.instead ?? 0) : undefined;
    return other === undefined ? [] : [row, doubleFault(row, other)];
  });
  return faulty.toSorted((one, other) => one.line - other.line).flatMap(({ faults }) => faults);
}

function doubleFault(one: DraftRow, other: DraftRow) {
  const [first, later] = one.line < other.line ? [one, other] : [other, one];
  const field = isStandIn(later.values.carnet ?? "") ? "nombre" : "carnet";
  const { place } = first.written[field];
  const fault = faultOf(later.written[field], { kind: "repeated", field, first: place });
  return { line: later.line, faults: [fault] };
}

/** The number of rows to name; the rest is counted. */
const MOST_NAMED = 10;

/** Notices about a valid list. */
function noticesOf(sheet: RawSheet, mapping: Mapping, { rows, people }: Draft): string[] {
  const { parts, called, names, same } = columnsOf(sheet.rows, mapping);
  const notices: string[] = [];
  const [somebody] = people;
  if (parts.nombre.length > 1 && somebody !== undefined) {
    notices.push(
      `El nombre se unió de «${printable(called.nombre)}»: por ejemplo, «${printable(somebody.nombre)}».`,
    );
  }
  notices.push(...unreadInWords(sheet, mapping));
  for (const { name, label, isRequired } of personColumns) {
    const ways = isRequired ? [] : waysToForm(name, names, same);
    if (ways.length < 2) continue;
    const columns = ways.flat().map((column) => `«${printable(names[column] ?? "")}»`);
    notices.push(
      `${columns.join(" y ")} pueden ser «${label}», y no se leyó ninguna: deje una sola, o impórtela en /organizar, donde se elige.`,
    );
  }
  const refusal = refusalIn(sheet, mapping);
  if (refusal !== null) {
    notices.push(`${refusal} Quítelas de la lista si ya no vienen.`);
  }
  const uncounted = rows.filter(({ status }) => status === "repeated" || status === "empty");
  if (uncounted.length > 0) {
    const named = uncounted.slice(0, MOST_NAMED);
    const places = named.map(({ written }) => written.carnet.place).join(", ");
    const rest = uncounted.length - named.length;
    notices.push(
      `Filas vacías o que repiten otra, y no cuentan: ${places}${rest > 0 ? ` y ${rest} más` : ""}.`,
    );
  }
  return notices;
}
