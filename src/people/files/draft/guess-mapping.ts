import { readKind } from "#people/model/carnet/kinds.ts";
import { type PersonField, perField } from "#people/model/carnet/participant.ts";
import { type CarnetRules, isWrittenCarnet } from "#people/model/carnet/read-carnet.ts";
import { plainText } from "#platform/text/plain-text.ts";
import { cellText, type RawSheet, type Row } from "../table.ts";
import { asks, fieldOfHeader, sameQuestions, waysToForm } from "./field-names.ts";
import { columnNames, HEADER_WITHIN, type Mapping, rowsBelow, SAMPLE } from "./mapping.ts";

/** The share of matching values that identifies a column without its name. */
const MOST = 0.6;

/**
 * Chooses the columns by their names, also the questions of forms, and by their values; somebody looks
 * at the result and can choose others.
 */
export function guessMapping(rows: readonly Row[], carnets: CarnetRules): Mapping {
  const headerAt = headerOf(rows, carnets);
  const names = columnNames(rows, { headerAt });
  const below = rowsBelow(rows, { headerAt });
  const sample = below.slice(0, SAMPLE);
  const values = valuesOf(sample, names.length);
  const carnet = best(names, values, (name, column) => {
    const share = shareOf(column, (text) => isCarnet(text, carnets));
    if (asks("carnet", name)) return asked("carnet", name, share);
    // A telephone's number has as many digits as a short carnet.
    if (fieldOfHeader(name) === "telefono") return 0;
    // A list without a header begins with a valid carnet, even if few others are valid. Of numbers that may all be
    // carnets, the shorter ones count rows or are telephones.
    const length = column.join("").replace(/\D/g, "").length / (column.length || 1);
    return share > MOST || headerAt === null ? (share * (1 + length / carnets.mostDigits)) / 2 : 0;
  });
  const nombre = namesColumns(names, below, values, carnet);
  const used = [carnet, ...nombre];
  const numeroTicket = best(names, values, (name, column, at) => {
    if (used.includes(at) || areAnswers(column)) return 0;
    return asks("numeroTicket", name) ? 1 + distinct(column) : 0;
  });
  const others = perField((field) => {
    const isAsked = (name: string, at: number) =>
      (field === "correo" || field === "telefono") &&
      asks(field, name) &&
      shareOf(values[at] ?? [], (text) => contacts[field].test(text)) > MOST;
    const known = names.findIndex((name) => fieldOfHeader(name) === field);
    const column = known < 0 ? names.findIndex(isAsked) : known;
    if (column < 0 || used.includes(column)) return null;
    const kinds = below.map(({ cells }) => readKind(cellText(cells[column])));
    // `Presencial` or `Docente` are kinds of something else.
    const isOther = field === "tipo" && kinds.includes(null) && !kinds.some(Boolean);
    return isOther ? null : column;
  });
  return { ...others, headerAt, carnet, nombre, numeroTicket };
}

/** What the answer contains where a form asks for an address or a telephone. */
const contacts = { correo: /@/, telefono: /(?:\d\D*){8}/ } as const;

/** Whether these columns make a list: only people of a kind need no carnet. */
export const suffices = ({ carnet, nombre, tipo }: Mapping) =>
  nombre.length > 0 && (carnet !== null || tipo !== null);

/** Whether a sheet looks like a list. */
export const isList = ({ rows }: RawSheet, carnets: CarnetRules) =>
  suffices(guessMapping(rows, carnets));

const named = ["carnet", "nombre", "apellidos", "numeroTicket"] as const;

/**
 * The row with the most names of fields, each in a cell of its own, as a title has not; of rows with as many, one
 * with the carnet's. It has no people above it. There is none if the first row has data: a person may be an
 * «Estudiante».
 */
export function headerOf(rows: readonly Row[], carnets: CarnetRules): number | null {
  const upper = rows.slice(0, HEADER_WITHIN);
  const scores = upper.map((row, headerAt) => {
    const names = columnNames(upper, { headerAt });
    if (names.some((name) => isCarnet(name, carnets))) return 0;
    const fields = named.filter((field) => names.some((name) => asks(field, name)));
    const cells = names.filter((name) => fields.some((field) => asks(field, name)));
    const most = Math.min(fields.length, cells.length);
    // Where a heading has two rows, the lower one is the header.
    const isLower = row.cells.some((cell, column) => {
      const own = cellText(cell).trim();
      return own !== "" && own !== names[column];
    });
    const share = (fields[0] === "carnet" ? 0.5 : 0) + (isLower ? 0.25 : 0);
    return most < 2 && hasData(row, carnets) ? 0 : most + share;
  });
  const person = upper.findIndex((row, at) => {
    if (scores.slice(0, at).some(isHeading)) return !isHeading(scores[at]) && hasData(row, carnets);
    // Above a heading, eight digits may be a telephone or a date.
    const least = Math.min(9, carnets.mostDigits);
    const texts = row.cells.map(cellText).filter((text) => isWrittenCarnet(text, carnets));
    return texts.some((text) => text.replace(/\D/g, "").length >= least);
  });
  const above = person < 0 ? scores : scores.slice(0, person);
  const most = Math.max(0, ...above);
  if (most > 0) return above.indexOf(most);
  return upper[0] !== undefined && hasData(upper[0], carnets) ? null : 0;
}

const isHeading = (score = 0) => score >= 2;

/** A day, as spreadsheets store it, is written like a short carnet. */
const aDay = /^(?:1[89]|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const isCarnet = (text: string, carnets: CarnetRules) =>
  isWrittenCarnet(text, carnets) && !aDay.test(text.trim());

/** Whether a row has a carnet, or a longer number beside something else: a title is alone, and may have a year. */
function hasData({ cells }: Row, carnets: CarnetRules): boolean {
  const texts = cells.map(cellText).filter((text) => text.trim() !== "");
  return texts.some(
    (text) => isWrittenCarnet(text, carnets) || (texts.length > 1 && isNumber(text)),
  );
}

/** Also a damaged carnet; `0000-00-000000` is a form. */
const isNumber = (text: string) => text.replace(/\(.*|[^1-9]/g, "").length > 2;

function namesColumns(
  names: readonly string[],
  below: readonly Row[],
  values: readonly (readonly string[])[],
  carnet: number | null,
): readonly number[] {
  const questions = names.map((name, column) => (isAccount(names, column) ? "" : name));
  const ways = waysToForm("nombre", questions, sameQuestions(questions, below));
  // Forms have parts of their own, which nobody may have filled in.
  const isFilled = (column: number) => below.length === 0 || values[column]?.length !== 0;
  const split = ways.find(
    (columns) => columns.length > 1 && !columns.includes(carnet ?? -1) && columns.some(isFilled),
  );
  if (split !== undefined) return split;
  const surnames = names.findIndex((name) => asks("apellidos", name) && !asks("nombre", name));
  const column = best(names, values, (name, texts, at) => {
    if (at === carnet || at === surnames) return 0;
    const share = shareOf(texts, isName) * distinct(texts);
    if (asks("nombre", name))
      return isAccount(names, at) ? 0.2 + share : asked("nombre", name, share);
    return surnames === -1 && share > MOST ? share / 2 : 0;
  });
  if (column === null) return surnames === -1 ? [] : [surnames];
  const whole = asks("apellidos", names[column] ?? "");
  return surnames === -1 || whole ? [column] : [column, surnames];
}

/** Microsoft Forms adds the account's e-mail and name, often «anonymous», before the questions. */
function isAccount(names: readonly string[], column: number): boolean {
  const before = plainText(names[column - 1] ?? "");
  return (
    /^(?:nombre|name)$/.test(plainText(names[column] ?? "")) && /^(?:correo|email)/.test(before)
  );
}

/**
 * The score of a column that asks for `field`, and of which this share of the values fits. If most fit, a known name
 * comes before a question, and the first question, which is one's own, before somebody else's.
 */
const asked = (field: PersonField, name: string, share: number) =>
  (fieldOfHeader(name) === field ? 1.5 : 1) + (share > MOST ? 1 : share);

/** The column with the highest score above 0. */
function best(
  names: readonly string[],
  values: readonly (readonly string[])[],
  score: (name: string, values: readonly string[], column: number) => number,
): number | null {
  const scores = names.map((name, column) => score(name, values[column] ?? [], column));
  const most = Math.max(0, ...scores);
  return most > 0 ? scores.indexOf(most) : null;
}

/** The values of each column that are not blank. */
function valuesOf(rows: readonly Row[], width: number): string[][] {
  return Array.from({ length: width }, (_, column) =>
    rows.map(({ cells }) => cellText(cells[column]).trim()).filter((text) => text !== ""),
  );
}

function shareOf(values: readonly string[], holds: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(holds).length / values.length;
}

/**
 * Whether there are no values, words such as «Sí» and «No» for a ticket that was paid or handed over, prices, or
 * hours of an entrance, which xlsx has on its first day, of which no text is read.
 */
const areAnswers = (values: readonly string[]) =>
  distinct(values) < (values.some((value) => /\d/.test(value)) ? 0.25 : 0.5) ||
  (values.length > 2 && new Set(values).size === 1) ||
  shareOf(values, (value) => /^\d{1,2}:\d\d|^(?:fecha$|1904-01-01)/.test(value)) > MOST;

const distinct = (values: readonly string[]) =>
  values.length === 0 ? 0 : new Set(values).size / values.length;

/** Two words or more. */
export const isName = (text: string) => /^\p{L}[\p{L}\p{M}.' -]*\s\p{L}/u.test(text);
