import { fields, type PersonField, perField } from "#people/model/carnet/participant.ts";
import { personColumns } from "#people/model/carnet/person-columns.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import { plainText } from "#platform/text/plain-text.ts";
import { columnLetters, printable } from "../list-fault.ts";
import {
  type Cell,
  cellText,
  isBlank,
  type RawSheet,
  type Row,
  type Unreadable,
  unreadable,
} from "../table.ts";
import { asks, fieldOfHeader, sameQuestions, waysToForm } from "./field-names.ts";
import { headerOf, isList, isName } from "./guess-mapping.ts";
import { columnNames, columnsOf, type Mapping, rowsBelow } from "./mapping.ts";

type FoundColumns = { readonly kind: "found"; readonly mapping: Mapping } | Unreadable;

/** The only visible sheet with the columns of a list and rows below them. Never guesses between two. */
export function findList(
  sheets: readonly RawSheet[],
  carnets: CarnetRules,
): { readonly kind: "found"; readonly sheet: RawSheet; readonly mapping: Mapping } | Unreadable {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const tried = visible.map((sheet) => ({ sheet, columns: findColumns(sheet.rows, carnets) }));
  const fitting = tried.flatMap(({ sheet, columns }) =>
    columns.kind === "found" ? { ...columns, sheet } : [],
  );
  const filled = fitting.filter(({ sheet, mapping }) => rowsBelow(sheet.rows, mapping).length > 0);
  const [only, ...others] = filled.length > 0 ? filled : fitting;
  if (only !== undefined && others.length > 0) {
    const names = [only, ...others].map(({ sheet }) => sheet.name);
    return unreadable(
      `Varias hojas parecen la lista: ${quoted(names)}. Deje solo una en el libro, o impórtelo en /organizar, donde se elige.`,
    );
  }
  if (only !== undefined) return only;
  const hidden = sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name);
  const concealed =
    hidden.length > 0 ? [`Hojas ocultas: ${quoted(hidden)}. Si la lista está ahí, muéstrela.`] : [];
  // The fault of a single sheet is more helpful than that none fits.
  const [single, another] = tried;
  if (single?.columns.kind === "unreadable" && another === undefined) {
    const { columns, sheet } = single;
    const named = sheet.hiddenNames.length > 0 ? [hiddenInWords(sheet)] : [];
    return unreadable([columns.message, ...named, ...concealed].join(" "));
  }
  const names = quoted(visible.map(({ name }) => name));
  const none = `Ninguna hoja del libro tiene las columnas ${quoted(required)}. Hojas: ${names}.`;
  return unreadable([none, ...concealed].join(" "));
}

/**
 * Finds the three columns by the names in the header. Nobody looks at the result before the list is saved, so
 * only known names count, for the carnet also questions, and columns that are ambiguous are refused.
 */
function findColumns(rows: readonly Row[], carnets: CarnetRules): FoundColumns {
  const headerAt = headerOf(rows, carnets);
  const names = columnNames(rows, { headerAt });
  const same = sameQuestions(names, rowsBelow(rows, { headerAt }));
  const waysOf = (field: PersonField) => {
    const ways = waysToForm(field, names, same);
    if (field !== "carnet" || ways.length > 0) return ways;
    // Questions count, too, because the values of a wrong column are no carnets, and are refused.
    const asking = [...names.keys()].filter((column) => asks(field, names[column] ?? ""));
    return asking.filter((column) => same[column]?.[0] === column).map((column) => [column]);
  };
  const missing = required.filter((field) => waysOf(field).length === 0);
  if (missing.length > 0) return missingColumns(names, missing);
  const chosen = perField((): readonly number[] => []);
  for (const field of fields) {
    const [way = [], ...others] = waysOf(field);
    if (others.length > 0 && required.includes(field)) {
      return ambiguous(field, [way, ...others], names);
    }
    // Of several columns that not everybody has, none is guessed.
    if (others.length === 0) chosen[field] = way;
  }
  const columns = perField((field) => chosen[field][0] ?? null);
  return { kind: "found", mapping: { ...columns, headerAt, nombre: chosen.nombre } };
}

/** A sentence about further sheets that look like a list, if there are any. */
export function otherListsInWords(
  sheets: readonly RawSheet[],
  sheet: RawSheet,
  carnets: CarnetRules,
): string[] {
  const isOther = (each: RawSheet) => each !== sheet && !each.isHidden && isList(each, carnets);
  const others = sheets.filter(isOther).map(({ name }) => name);
  const look = others.length === 1 ? "parece una lista la hoja" : "parecen listas las hojas";
  const sentence = `También ${look} ${quoted(others)}: aquí solo se lee ${quoted([sheet.name])}. Importe las demás después, una por una.`;
  return others.length === 0 ? [] : [sentence];
}

/** Also `Carnet 2` and `Carnet del acompañante`. */
const isOfCarnets = (name: string) =>
  /\bcarne/.test(plainText(name)) || fieldOfHeader(name.replace(/\d+$/, "")) === "carnet";
const companion = /\b(?:acompanantes?|invitad[oa]s?)\b/;
/** A slip of a payment has this name, too. */
const slip = /\bboletas?\b/;
const surnamesFirst = /\bapellidos?\b.*\bnombres?\b/;

/**
 * Sentences about what the file has and is not read: hidden columns, those of people beside, what may be a ticket;
 * and about names that stay as they are.
 */
export function unreadInWords(sheet: RawSheet, mapping: Mapping): string[] {
  const sentences = [...sheet.notices];
  if (sheet.hiddenNames.length > 0) sentences.push(hiddenInWords(sheet));
  const { names, below, same } = columnsOf(sheet.rows, mapping);
  const own = [...(mapping.carnet === null ? names.keys() : (same[mapping.carnet] ?? []))];
  const read = [...own, ...mapping.nombre.flatMap((column) => same[column] ?? [])];
  const holdsNumbers = (column: number) =>
    below.some(({ cells }) => /^[\d\s-]{5,}$/.test(cellText(cells[column])));
  const holdsTexts = (column: number) => below.some(({ cells }) => !isBlank(cells[column]));
  const holdsNames = (column: number) => below.some(({ cells }) => isName(cellText(cells[column])));
  const other = names.findIndex(
    (name, column) =>
      !read.includes(column) &&
      ((isOfCarnets(name) && holdsNumbers(column)) ||
        (name !== "" && mapping.nombre.some((own) => names[own] === name) && holdsTexts(column)) ||
        (companion.test(plainText(name)) && holdsNames(column))),
  );
  if (other >= 0) {
    sentences.push(
      `${quoted([names[other] ?? ""])}, en la columna ${columnLetters(other)}, no se lee: si ahí hay otras personas, póngalas en filas propias, debajo de las demás.`,
    );
  }
  const { numeroTicket } = mapping;
  const mayBeTicket = (name: string, column: number) =>
    numeroTicket === null
      ? slip.test(plainText(name))
      : !same[numeroTicket]?.includes(column) && asks("numeroTicket", name);
  const ticket = names.find(
    (name, column) =>
      mayBeTicket(name, column) && below.some(({ cells }) => hasDigit(cells[column])),
  );
  if (ticket !== undefined) {
    const why = numeroTicket === null ? ", porque suele ser la del pago" : "";
    sentences.push(
      `${quoted([ticket])} no se lee${why}: si es el número de la entrada, elíjala en «Ticket».`,
    );
  }
  const [column = -1, another] = mapping.nombre;
  const called = names[column] ?? "";
  // A total or a signature below the people is no name.
  const people = below.filter(({ cells }) => hasDigit(cells[mapping.carnet ?? -1]));
  const isTurned = ({ cells }: Row) => cellText(cells[column]).includes(",");
  if (another === undefined && surnamesFirst.test(plainText(called)) && !people.every(isTurned)) {
    sentences.push(
      `${quoted([called])} trae los apellidos primero, y así saldrían en las constancias: si deben ir después, sepárelos en la hoja en dos columnas, «Nombres» y «Apellidos».`,
    );
  }
  return sentences;
}

const hasDigit = (cell: Cell | undefined) => /\d/.test(cellText(cell));

/** A sentence about hidden columns that a list would have. */
function hiddenInWords({ hiddenNames }: RawSheet): string {
  return hiddenNames.length === 1
    ? `${quoted(hiddenNames)} está en una columna oculta, que no se lee: si vale, muéstrela en la hoja y guárdela.`
    : `${quoted(hiddenNames)} están en columnas ocultas, que no se leen: si valen, muéstrelas en la hoja y guárdela.`;
}

const required: readonly PersonField[] = personColumns.flatMap(({ name, isRequired }) =>
  isRequired ? name : [],
);
const quoted = (names: readonly string[]) => names.map((name) => `«${printable(name)}»`).join(", ");

/** Without any known name, the row that resembles a header most may be a person, and is not shown. */
function missingColumns(names: readonly string[], missing: readonly PersonField[]) {
  const found = names.filter((name) => name !== "");
  const remedy = `La primera fila debe llevar los nombres ${quoted(required)}, en cualquier orden.`;
  if (missing.length < required.length) {
    const columns = `Faltan columnas: ${quoted(missing)}. Columnas encontradas: ${quoted(found)}.`;
    const isTicket = missing.every((field) => field === "numeroTicket");
    return unreadable(
      `${columns} ${isTicket ? "Agréguela, o importe la lista en /organizar, que da los números." : remedy}`,
    );
  }
  return unreadable(`La lista no tiene una fila con los nombres de las columnas. ${remedy}`);
}

function ambiguous(
  field: PersonField,
  ways: readonly (readonly number[])[],
  names: readonly string[],
): FoundColumns {
  const column = (index: number) =>
    `«${printable(names[index] ?? "")}» (columna ${columnLetters(index)})`;
  const choices = ways.map((way) => way.map(column).join(" con ")).join("; o ");
  return unreadable(
    `Varias columnas pueden ser «${field}»: ${choices}. Borre la que no sea y vuelva a importar.`,
  );
}
