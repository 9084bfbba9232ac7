import type { Participant } from "../../../domain/carnet/participant.ts";
import { cellText, type Row } from "./table.ts";

export type Field = keyof Participant;
export const fields = ["carnet", "nombre", "numeroTicket"] as const satisfies readonly Field[];

/** Where each field is; columns count from 0, `names` are as the list writes them. */
export interface Columns {
  readonly index: Readonly<Record<Field, number>>;
  readonly names: Readonly<Record<Field, string>>;
  /** Names of the columns that say nothing to us. */
  readonly ignored: readonly string[];
  readonly width: number;
}

export type Header =
  /** `headerAt` is the header's place among the rows. */
  | { readonly kind: "found"; readonly headerAt: number; readonly columns: Columns }
  | { readonly kind: "unusable"; readonly message: string };

/** Titles and logos may stand above the header, not a whole page of them. */
const HEADER_WITHIN = 20;

const number = "(?:numero|num|nro|no|n)?(?:de|del)?";
const variants: Readonly<Record<Field, RegExp>> = {
  carnet: new RegExp(`^${number}carnet?s?(?:estudiantil|universitario|deestudiante)?$`),
  nombre:
    /^(?:nombres?(?:completos?)?|nombres?y?apellidos?|apellidos?y?nombres?|(?:nombre(?:completo)?del?)?(?:participante|estudiante))$/,
  numeroTicket: new RegExp(`^${number}(?:tickets?|boleto|entrada)$`),
};

/** The field that a header names, or `null`. Case, accents, spaces and signs do not matter. */
export function fieldOfHeader(name: string): Field | null {
  const plain = plainName(name);
  return fields.find((field) => variants[field].test(plain)) ?? null;
}

/** Finds the header among the first rows, and in it the three columns. */
export function findHeader(rows: readonly Row[]): Header {
  const candidates = rows.slice(0, HEADER_WITHIN).map((row, headerAt) => ({
    headerAt,
    names: row.cells.map((cell) => cellText(cell).trim()),
  }));
  const found = candidates.find(({ names }) => fields.every((field) => has(names, field)));
  if (found) return readHeader(found.headerAt, found.names);

  const matches = (names: readonly string[]) => fields.filter((field) => has(names, field)).length;
  const nearest = candidates.toSorted((a, b) => matches(b.names) - matches(a.names))[0];
  return { kind: "unusable", message: missingColumns(nearest?.names ?? []) };
}

function readHeader(headerAt: number, names: readonly string[]): Header {
  for (const field of fields) {
    const twice = names.filter((name) => fieldOfHeader(name) === field);
    if (twice.length > 1) return { kind: "unusable", message: ambiguousColumns(field, twice) };
  }
  const surname = names.find((name) => /^apellidos?$/.test(plainName(name)));
  const givenName = names.find((name) => /^nombres?$/.test(plainName(name)));
  if (surname !== undefined && givenName !== undefined) {
    return { kind: "unusable", message: splitName(givenName, surname) };
  }
  const at = (field: Field) => names.findIndex((name) => fieldOfHeader(name) === field);
  const index = { carnet: at("carnet"), nombre: at("nombre"), numeroTicket: at("numeroTicket") };
  const name = (field: Field) => names[index[field]] ?? field;
  const columns: Columns = {
    index,
    names: {
      carnet: name("carnet"),
      nombre: name("nombre"),
      numeroTicket: name("numeroTicket"),
    },
    ignored: names.filter((text) => text !== "" && fieldOfHeader(text) === null),
    width: names.findLastIndex((text) => text !== "") + 1,
  };
  return { kind: "found", headerAt, columns };
}

const has = (names: readonly string[], field: Field) =>
  names.some((name) => fieldOfHeader(name) === field);

function plainName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

const quoted = (names: readonly string[]) => names.map((name) => `«${name}»`).join(", ");

function missingColumns(names: readonly string[]): string {
  const present = names.filter((name) => name !== "");
  const missing = fields.filter((field) => !has(present, field));
  return [
    `Faltan columnas: ${quoted(missing)}.`,
    `Columnas encontradas: ${present.length > 0 ? quoted(present) : "ninguna"}.`,
    `La primera fila debe llevar los nombres ${quoted(fields)}, en cualquier orden.`,
  ].join(" ");
}

function ambiguousColumns(field: Field, names: readonly string[]): string {
  return `Hay ${names.length} columnas que pueden ser «${field}»: ${quoted(names)}. Deje una sola, o cambie el nombre de las otras.`;
}

function splitName(givenName: string, surname: string): string {
  return `El nombre viene en dos columnas, «${givenName}» y «${surname}». Únalas en una sola, «nombre», con el nombre completo.`;
}
