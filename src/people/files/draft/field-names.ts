import { fields, type PersonField, perField } from "#people/model/carnet/participant.ts";
import { groupBy } from "#platform/text/group-by.ts";
import { plainText } from "#platform/text/plain-text.ts";
import { tidyText } from "#platform/text/tidy-text.ts";
import { type Cell, cellText, isBlank, type Row } from "../table.ts";

/** Names that mean a field, whatever the other columns are. */
const names = perField((_, { headings }) => headings);
/** Names that mean a field only if no other name does. */
const weakNames = perField((_, { weakHeadings = /(?!)/ }) => weakHeadings);

const somebodyElse =
  /\b(?:padre|madre|encargad[oa]|emergencias?|acompanantes?|companer[oa]s?|factura|pag\w+|deposit\w+)\b/;

/** The questions of forms, without accents and signs. */
const questions = {
  carnet: {
    asks: /\b(?:carnets?|carnes?|registro (?:academico|estudiantil))\b/,
    but: /\b(?:foto|imagen|fotografia|archivo|suba|adjunte?|tienes?|vence|acompanantes?|companer[oa]s?|anterior|antiguo|viejo)\b/,
  },
  nombre: {
    asks: /\b(?:nombres?|llamas?)\b/,
    but: /\b(?:padre|madre|encargad[oa]|emergencias?|usuario|carrera|facultad|empresa|institucion|invitad[oa]|factura|ponente|taller|acompanantes?|companer[oa]s?|equipo|grupo|curso|catedratic[oa]|boleta|pag\w+|deposit\w+)\b/,
  },
  apellidos: { asks: /\bapellidos?\b/, but: somebodyElse },
  correo: { asks: /\b(?:correos?|e ?mails?)\b/, but: somebodyElse },
  telefono: { asks: /\b(?:telefonos?|telefonico|celular|whatsapp)\b/, but: somebodyElse },
  numeroTicket: {
    asks: /\b(?:tickets?|tiquetes?|boletos?|entrada)\b/,
    but: /\b(?:pag\w+|compr\w+|precio|cuant[oa]s?|cantidad|tipo|type|desea|quieres?|hora|primera|foto)\b/,
  },
} as const;

/** The field that a header names, or `null`. Case, accents, spaces, signs and remarks are ignored. */
export function fieldOfHeader(name: string): PersonField | null {
  const plain = plainName(name);
  return fields.find((field) => names[field].test(plain) || weakNames[field].test(plain)) ?? null;
}

/** Whether a header names a field, or is a question about it. */
export function asks(field: keyof typeof questions, name: string): boolean {
  const plain = plainText(name)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  const { asks: pattern, but } = questions[field];
  return fieldOfHeader(name) === field || (pattern.test(plain) && !but.test(plain));
}

/** Whether a header names a field, or a part of the name. */
export const isKnownName = (name: string): boolean =>
  fieldOfHeader(name) !== null ||
  [...givenNames, ...surnames].some((pattern) => pattern.test(plainName(name)));

/** The columns of one question that two sections of a form repeat; each person answers one of them. */
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
  // Equal names beside each other are of one heading: `Apellido` twice.
  const isSame = (column: number) => plain[column] === plain[column - 1];
  const runs = (pattern: RegExp) =>
    parts(pattern).reduce<number[][]>((all, column) => {
      const last = all.at(-1);
      if (last?.at(-1) === column - 1 && isSame(column)) last.push(column);
      else all.push([column]);
      return all;
    }, []);
  const split = field === "nombre" ? splitNames(runs) : [];
  const used = split.flat();
  // `Nombre` may be part of a split name; `Nombre completo` beside one is another way to say it.
  const others = single.filter((column) => !used.includes(column));
  return [...split, ...others.map((column) => [column])];
}

/**
 * For each column, those with the same question, itself included: Google Forms repeats a name, Microsoft Forms counts
 * on, `Carnet2`. Columns of one name that most people of the rows `below` answer differently are not the same question.
 * A form may also ask for the carnet again, or a question may have been worded anew while people answered.
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
  const asking = [
    columns.filter((column) => asks("carnet", header[column] ?? "")),
    columns.filter((column) => names.nombre.test(plain[column] ?? "")),
  ];
  for (const own of asking) {
    const all = own.flatMap((column) => (same[column]?.[0] === column ? same[column] : []));
    if (own.length > 1 && agree(all, below)) for (const column of all) same[column] = all;
  }
  return same;
}

function differ(columns: SameColumns, below: readonly Row[]): boolean {
  const answers = below.map(({ cells }) => answersOf(columns.map((column) => cells[column])));
  const answered = answers.filter((texts) => texts.length > 0).length;
  return answers.filter((texts) => texts.length > 1).length * 2 > answered;
}

/** Whether nobody or few of those who answer several of the columns answer differently. */
function agree(columns: SameColumns, below: readonly Row[]): boolean {
  const answers = below
    .map(({ cells }) => columns.map((column) => cells[column]))
    .filter((cells) => cells.filter((cell) => !isBlank(cell)).length > 1);
  const differing = answers.filter((cells) => answersOf(cells).length > 1).length;
  return differing === 0 || differing * 2 < answers.length;
}

/** The different texts of these cells. */
export function answersOf(cells: readonly (Cell | undefined)[]): string[] {
  return [...new Set(cells.map((cell) => tidyText(cellText(cell))))].filter((text) => text !== "");
}

const givenNames = [
  /^nombres?$|^first(?:name)?$/,
  /^(?:primero?|1(?:er|ro|o)?)nombres?$|^nombre1$/,
  /^(?:segundo|2(?:do|o)?)nombres?$|^nombre2$|^middle(?:name)?$/,
  /^(?:tercero?|3(?:er|ro|o)?)nombres?$|^nombre3$|^otrosnombres$/,
];
const surnames = [
  /^apellidos?$|^last(?:name)?$|^surname$/,
  /^(?:primero?|paterno|1(?:er|ro|o)?)apellidos?$|^apellido(?:1|paterno)$/,
  /^(?:segundo|materno|2(?:do|o)?)apellidos?$|^apellido(?:2|materno)$/,
  /^(?:apellido)?(?:de)?casada$/,
];

/**
 * The ways to form a split name: given names, then surnames. There is none for a name in one
 * column. Forms add a `Nombre` of their own, so that only the one beside the surnames is a part.
 */
function splitNames(matching: (pattern: RegExp) => number[][]): number[][] {
  const find = (patterns: readonly RegExp[]) =>
    patterns.map(matching).filter((found) => found.length > 0);
  const [given, [first = [], ...more]] = [find(givenNames), find(surnames)];
  if (given.length === 0) return [];
  return first.map((surname) => {
    const distance = ([column = 0]: readonly number[]) => Math.abs(column - (surname[0] ?? 0));
    const nearest = (found: readonly number[][]) =>
      found.toSorted((one, other) => distance(one) - distance(other))[0] ?? [];
    // One question may be answered in columns of several names.
    return [...new Set([...given.flatMap(nearest), ...surname, ...more.flatMap(nearest)])];
  });
}

/**
 * Removes text in brackets: `Nombre completo (como aparecerá en el diploma)`. Of `Nombre (Apellidos)` and
 * `Nombre - Last Name`, as WordPress and Jotform write them, the part counts, and of `grupo/telefono`, as Kobo
 * writes it, or `grupo-telefono`, as ODK does, the question, unless the group is somebody else's, a name of a field, or
 * makes it another question, as in `Foto-carnet`.
 */
function plainName(name: string): string {
  const [, group = "", question = name] =
    /^(\w+(?:\/\w+)*)\/(\w+)$/.exec(name.trim()) ??
    /^(\w{4,}(?:-\w+)*)-(\w+)$/.exec(name.trim()) ??
    [];
  const about = plainText(group.replace(/[_/-]|grupo/gi, " "));
  const isOther =
    somebodyElse.test(about) ||
    Object.values(questions).some(
      (each) => each.asks.test(plainText(question)) && each.but.test(about),
    );
  const isWhole = group !== "" && (isOther || fieldOfHeader(group) !== null);
  const plain = plainText(isWhole ? name : question);
  const [, part = plain.replace(/\([^)]*\)?/g, "")] =
    /^(?:nombres?(?: completos?)?|(?:full )?name) ?[-(:._] ?((?:nombres?|apellidos?|first|middle|last)(?: name)?)\)?$/.exec(
      plain,
    ) ?? [];
  return part.replace(/[^a-z0-9]/g, "");
}
