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

/** The columns that name `field`: those with its own names, else those with weaker ones. */
export function columnsOf(field: Field, header: readonly string[]): number[] {
  const matching = (pattern: RegExp) =>
    header.flatMap((name, column) => (pattern.test(plainName(name)) ? [column] : []));
  const named = matching(names[field]);
  return named.length > 0 ? named : matching(weakNames[field]);
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

/** The columns that form a split name: given names, then surnames. Empty for a name in one column. */
export function nameParts(header: readonly string[]): number[] {
  const plain = header.map(plainName);
  const find = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) =>
      plain.flatMap((name, column) => (pattern.test(name) ? [column] : [])),
    );
  const [given, family] = [find(givenNames), find(surnames)];
  return given.length > 0 && family.length > 0 ? [...given, ...family] : [];
}

/** Removes text in brackets: `Nombre completo (como aparecerá en el diploma)`. */
function plainName(name: string): string {
  return plainText(name.replace(/\([^)]*\)?/g, "")).replace(/[^a-z0-9]/g, "");
}
