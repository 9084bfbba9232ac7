import { fields, type PersonField, perField } from "#people/model/carnet/participant.ts";
import { groupBy } from "#platform/text/group-by.ts";
import { plainText } from "#platform/text/plain-text.ts";
import { tidyText } from "#platform/text/tidy-text.ts";
import { type Cell, cellText, type Row } from "../table.ts";

/** Names that mean a field, whatever the other columns are. */
const names = perField((_, { headings }) => headings);
/** Names that mean a field only if no other name does. */
const weakNames = perField((_, { weakHeadings = /(?!)/ }) => weakHeadings);

/** The field that a header names, or `null`. Case, accents, spaces, signs and remarks are ignored. */
export function fieldOfHeader(name: string): PersonField | null {
  const plain = plainName(name);
  return fields.find((field) => names[field].test(plain) || weakNames[field].test(plain)) ?? null;
}

/** Whether a header names a field, or a part of the name. */
export const isKnownName = (name: string): boolean =>
  fieldOfHeader(name) !== null ||
  [...givenNames, ...surnames].some((pattern) => pattern.test(plainName(name)));

/** Whether a header, or none, may be that of a part of a carnet, such as «Correlativo»; a person is none. */
export const mayBeCarnetPart = (name: string): boolean =>
  !/\d/.test(name) && (!isKnownName(name) || weakNames.numeroTicket.test(plainName(name)));

/**
 * The columns of one question that two sections of a form repeat; each person answers one of them.
 */
export type SameColumns = readonly number[];

/**
 * Each way to form `field` from columns: the first column of each question in it. Several ways mean
 * that the header is ambiguous. `same` comes from `sameQuestions`.
 */
export function waysToForm(
  field: PersonField,
  header: readonly string[],
  same: readonly SameColumns[],
): readonly (readonly number[])[] {
  const plain = header.map(plainName);
  const matching = (pattern: RegExp) =>
    [...plain.keys()].filter((column) => {
      const question = same[column] ?? [];
      return question[0] === column && question.some((each) => pattern.test(plain[each] ?? ""));
    });
  const named = matching(names[field]);
  const single = named.length > 0 ? named : matching(weakNames[field]);
  const isNumbered = (column: number) => /\d$/.test(plain[column] ?? "");
  // Numbers may count people, as in `Carnet 2` and `Nombre 2`.
  const areSeveral = plain.some(
    (name, column) => isNumbered(column) && names.carnet.test(name.slice(0, -1)),
  );
  const parts = (pattern: RegExp) =>
    matching(pattern).filter((column) => !areSeveral || !isNumbered(column));
  const split = field === "nombre" ? splitNames(parts) : [];
  const used = split.flat();
  // `Nombre` may be part of a split name; `Nombre completo` beside one is another way to say it.
  const others = single.filter((column) => !used.includes(column));
  return [...split, ...others.map((column) => [column])];
}

/**
 * For each column, those with the same question, itself included: Google Forms repeats a name,
 * Microsoft Forms counts on, `Carnet2`. Columns of one name that most people of the rows `below`
 * answer differently are not the same question.
 */
export function sameQuestions(header: readonly string[], below: readonly Row[] = []) {
  const plain = header.map(plainName);
  const question = (name: string) => {
    const base = name.replace(/[2-9]$/, "");
    return base !== "" && plain.includes(base) ? base : name;
  };
  const columns = [...plain.keys()];
  const groups = groupBy(columns, (column) => question(plain[column] ?? "") || column);
  const same = columns.map((column): SameColumns => [column]);
  for (const group of groups.values()) {
    if (group.length > 1 && !differ(group, below)) for (const column of group) same[column] = group;
  }
  return same;
}

function differ(columns: SameColumns, below: readonly Row[]): boolean {
  const answers = below.map(({ cells }) => answersOf(columns.map((column) => cells[column])));
  const answered = answers.filter((texts) => texts.length > 0).length;
  return answers.filter((texts) => texts.length > 1).length * 2 > answered;
}

/** The different texts of these cells. */
export function answersOf(cells: readonly (Cell | undefined)[]): string[] {
  return [...new Set(cells.map((cell) => tidyText(cellText(cell))))].filter((text) => text !== "");
}

const givenNames = [
  /^nombres?$|^firstname$/,
  /^(?:primero?|1(?:er|ro|o)?)nombres?$|^nombre1$/,
  /^(?:segundo|2(?:do|o)?)nombres?$|^nombre2$|^middlename$/,
  /^(?:tercero?|3(?:er|ro|o)?)nombres?$|^nombre3$|^otrosnombres$/,
];
const surnames = [
  /^apellidos?$|^lastname$|^surname$/,
  /^(?:primero?|paterno|1(?:er|ro|o)?)apellidos?$|^apellido(?:1|paterno)$/,
  /^(?:segundo|materno|2(?:do|o)?)apellidos?$|^apellido(?:2|materno)$/,
  /^apellido(?:de)?casada$/,
];

/**
 * The ways to form a split name: given names, then surnames. There is none for a name in one
 * column. Forms add a `Nombre` of their own, so that only the one beside the surnames is a part.
 */
function splitNames(matching: (pattern: RegExp) => number[]): number[][] {
  const find = (patterns: readonly RegExp[]) =>
    patterns.map(matching).filter((found) => found.length > 0);
  const [given, [first = [], ...more]] = [find(givenNames), find(surnames)];
  if (given.length === 0) return [];
  return first.map((surname) => {
    const nearest = (columns: readonly number[]) =>
      columns.toSorted((a, b) => Math.abs(a - surname) - Math.abs(b - surname)).slice(0, 1);
    // One question may be answered in columns of several names.
    return [...new Set([...given.flatMap(nearest), surname, ...more.flatMap(nearest)])];
  });
}

/** Removes text in brackets: `Nombre completo (como aparecerá en el diploma)`. */
function plainName(name: string): string {
  return plainText(name.replace(/\([^)]*\)?/g, "")).replace(/[^a-z0-9]/g, "");
}
