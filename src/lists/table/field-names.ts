import { groupBy } from "../../domain/group-by.ts";
import { plainText } from "../../domain/text/plain-text.ts";
import { type Field, fields } from "./fields.ts";

const number = "(?:numero|num|nro|no|n)?(?:de|del)?";

/** Names that mean a field, whatever the other columns are. */
const names: Readonly<Record<Field, RegExp>> = {
  carnet: new RegExp(
    `^${number}(?:carnet?s?(?:estudiantil|universitario|deestudiante)?|registro(?:academico|estudiantil|universitario)|ra)$`,
  ),
  nombre:
    /^(?:nombres?|nombres?completos?(?:como.*|del?(?:participante|estudiante|alumno|asistente))?|nombres?y?apellidos?|apellidos?y?nombres?|nombre(?:del?)?(?:participante|estudiante|alumno|asistente))$/,
  numeroTicket: new RegExp(`^${number}(?:tickets?|tiquetes?|boletos?|entrada)$`),
};

/**
 * Names that mean a field only if no other name does: `Correlativo` beside `Ticket` numbers the rows,
 * and `Asistente` beside `Nombre` says who came.
 */
const weakNames: Readonly<Record<Field, RegExp>> = {
  carnet: /^registro$/,
  nombre: /^(?:participantes?|estudiantes?|alumnos?|asistentes?)$/,
  numeroTicket: new RegExp(`^${number}correlativo$`),
};

/** The field that a header names, or `null`. Case, accents, spaces, signs and remarks are ignored. */
export function fieldOfHeader(name: string): Field | null {
  const plain = plainName(name);
  return fields.find((field) => names[field].test(plain) || weakNames[field].test(plain)) ?? null;
}

/** Columns with the same question, as in two sections of a form; a person answers one of them. */
export type SameColumns = readonly number[];

/** The ways to form `field` from the columns, each a list of parts; more than one are ambiguous. */
export function waysToForm(
  field: Field,
  header: readonly string[],
): readonly (readonly SameColumns[])[] {
  const plain = header.map(plainName);
  const named = matching(plain, names[field]);
  const single = named.length > 0 ? named : matching(plain, weakNames[field]);
  const split = field === "nombre" ? nameParts(plain) : [];
  const used = split.flat();
  // `Nombre` may be part of a split name; `Nombre completo` beside one is another way to say it.
  const others = single.filter((columns) => !columns.some((column) => used.includes(column)));
  return [...(split.length > 0 ? [split] : []), ...others.map((columns) => [columns])];
}

/**
 * The columns whose name matches, those with the same question together: Google Forms repeats a name,
 * Microsoft Forms counts on, `Carnet2`.
 */
function matching(plain: readonly string[], pattern: RegExp): SameColumns[] {
  const question = (name: string) => {
    const base = name.replace(/[2-9]$/, "");
    return plain.includes(base) ? base : name;
  };
  const columns = [...plain.keys()].filter((column) => pattern.test(question(plain[column] ?? "")));
  return [...groupBy(columns, (column) => question(plain[column] ?? "")).values()];
}

const givenNames = [
  /^nombres?$/,
  /^primernombre$/,
  /^segundonombre$/,
  /^(?:tercernombre|otrosnombres)$/,
];
const surnames = [
  /^apellidos?$/,
  /^primerapellido$|^apellidopaterno$/,
  /^segundoapellido$|^apellidomaterno$/,
  /^apellido(?:de)?casada$/,
];

/**
 * The columns that form a split name: given names, then surnames. Empty for a name in one column. Forms
 * add a `Nombre` of their own, so that only the one beside the surnames is a part.
 */
function nameParts(plain: readonly string[]): SameColumns[] {
  const find = (patterns: readonly RegExp[]) =>
    patterns.map((pattern) => matching(plain, pattern)).filter((found) => found.length > 0);
  const [given, family] = [find(givenNames), find(surnames)];
  const surname = family[0]?.[0]?.[0];
  if (given.length === 0 || surname === undefined) return [];
  const distance = ([column = 0]: SameColumns) => Math.abs(column - surname);
  return [...given, ...family].flatMap((same) =>
    same.toSorted((a, b) => distance(a) - distance(b)).slice(0, 1),
  );
}

/** Removes text in brackets: `Nombre completo (como aparecerá en el diploma)`. */
function plainName(name: string): string {
  return plainText(name.replace(/\([^)]*\)?/g, "")).replace(/[^a-z0-9]/g, "");
}
