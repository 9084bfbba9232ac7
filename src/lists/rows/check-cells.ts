import { carnetPlaceholder } from "../../domain/carnet/carnet.ts";
import { carnetGroups } from "../../domain/carnet/edition-groups.ts";
import { participantSchema } from "../../domain/carnet/participant.ts";
import {
  type CarnetDamage,
  carnetInWords,
  readCarnet,
  readCarnetNumber,
} from "../../domain/carnet/read-carnet.ts";
import { tidyText, unseenPlace } from "../../domain/text/tidy-text.ts";
import { visibleText } from "../../domain/text/visible-text.ts";
import { looksMisread } from "../csv/decode-text.ts";
import type { Field } from "../table/fields.ts";
import { type Cell, cellText } from "../table/table.ts";

/** A cell's normalised value, or its fault and the remedy. */
export type CheckedCell =
  | { readonly kind: "value"; readonly value: string }
  | {
      readonly kind: "fault";
      readonly problem: string;
      readonly remedy: string;
      /** Whether the sheet stores the carnet as a number that a formula can format completely. */
      readonly numeric?: true;
    };

const value = (text: string): CheckedCell => ({ kind: "value", value: text });
const fault = (problem: string, remedy: string): CheckedCell => ({
  kind: "fault",
  problem,
  remedy,
});

const numericFault = (problem: string): CheckedCell => ({
  kind: "fault",
  problem,
  remedy: AS_TEXT,
  numeric: true,
});

const AS_TEXT =
  "Dé formato de texto a la columna en la hoja de cálculo y vuelva a escribir el carnet completo, con sus guiones.";
const fullForm = () => `Escríbalo como ${carnetPlaceholder(carnetGroups())}: ${carnetInWords()}.`;

/** Checks one cell of a column and normalises it. Ambiguous values are faults. */
export function checkCell(field: Field, cell: Cell | undefined): CheckedCell {
  if (cell?.kind === "refused") return fault(cell.problem, cell.remedy);
  if (field === "carnet") {
    return cell?.kind === "number" && cell.shown === null
      ? checkCarnetNumber(cell.value)
      : checkCarnet(cellText(cell));
  }
  if (field === "nombre" && cell?.kind === "number") {
    return fault("es un número en lugar de un nombre", "Escriba el nombre completo.");
  }
  if (cell?.kind === "number" && cell.shown === null && !Number.isSafeInteger(cell.value)) {
    return fault(
      "es un número con decimales o con más cifras de las que la hoja de cálculo conserva",
      "Dé formato de texto a la columna y vuelva a escribir el dato.",
    );
  }
  return checkText(field, cellText(cell));
}

const damages: Readonly<Record<CarnetDamage, string>> = {
  scientific: "la hoja de cálculo convirtió el carnet en notación científica y perdió cifras",
  decimals: "la hoja de cálculo convirtió el carnet en un número con decimales",
  thousands: "la hoja de cálculo convirtió el carnet en un número con separador de miles",
  date: "la hoja de cálculo convirtió el carnet en una fecha",
};

/** Checks a carnet written as text. */
export function checkCarnet(text: string): CheckedCell {
  const reading = readCarnet(text);
  switch (reading.kind) {
    case "carnet":
      return value(reading.carnet);
    case "empty":
      return fault("falta el carnet", "Escríbalo, o quite la fila si sobra.");
    case "damaged":
      return reading.damage === "date"
        ? fault(damages.date, AS_TEXT)
        : numericFault(damages[reading.damage]);
    case "incomplete":
      return fault("el carnet no está completo o le sobran números", fullForm());
    case "other characters":
      return fault(
        `no es un carnet: lleva algo más que números y guiones${strangers(text)}`,
        fullForm(),
      );
  }
}

/** Up to three characters that a carnet cannot have, such as an O for a zero. */
function strangers(text: string): string {
  const strange = [...new Set(text.match(/[^\d\s\-\u2010-\u2015\u2212]/gu))];
  return strange.length > 3 ? "" : ` (${strange.map((one) => `«${visibleText(one)}»`).join(", ")})`;
}

function checkCarnetNumber(number: number): CheckedCell {
  const reading = readCarnetNumber(number);
  switch (reading.kind) {
    case "carnet":
      return value(reading.carnet);
    case "zeros unknown":
      return numericFault("está guardado como número, y no se puede saber si empezaba con ceros");
    case "no carnet":
      return fault("está guardado como un número que no es un carnet", AS_TEXT);
  }
}

const errorValue = /^#(?:N\/A|N\/D|¿?\p{L}+[!?]|¡?\p{L}+(?:\/0)?!|¿\p{L}+\?)$/u;

/** Checks a name or a ticket number, and normalises it: NFC, trimmed, single spaces. */
export function checkText(field: "nombre" | "numeroTicket", raw: string): CheckedCell {
  const text = tidyText(raw);
  if (text === "") {
    return fault(
      field === "nombre" ? "falta el nombre" : "falta el número de ticket",
      "Escríbalo, o quite la fila si sobra.",
    );
  }
  const damage = textDamage(text, field);
  if (damage !== null) return damage;
  const checked = participantSchema.shape[field].safeParse(text);
  if (checked.success) return value(checked.data);
  const issue = checked.error.issues[0];
  const most = issue?.code === "too_big" ? `más de ${issue.maximum}` : "demasiados";
  return fault(
    `es demasiado largo: tiene ${most} caracteres`,
    "Acórtelo, o revise que no se hayan juntado dos celdas.",
  );
}

function textDamage(text: string, field: Field): CheckedCell | null {
  if (looksMisread(text)) {
    return fault(
      "las tildes y eñes están dañadas (texto UTF-8 leído como Windows-1252)",
      "Vuelva a guardar la lista desde la hoja de cálculo original como «CSV UTF-8».",
    );
  }
  if (text.includes("\ufffd")) {
    return fault(
      "tiene letras perdidas (�) por una conversión anterior",
      "Corrija el dato en la lista original y vuelva a guardarla como «CSV UTF-8».",
    );
  }
  const unseen = unseenPlace(text);
  if (unseen !== null) {
    return fault(
      `tiene un carácter invisible (${unseen})`,
      "Borre la celda y vuelva a escribirla.",
    );
  }
  if (field === "nombre" && /\p{L}\?|\?\p{L}/u.test(text)) {
    return fault(
      "tiene «?» donde debería haber una tilde o una eñe",
      "Corrija el nombre en la lista original y vuelva a guardarla como «CSV UTF-8».",
    );
  }
  if (errorValue.test(text)) {
    return fault("es un error de la hoja de cálculo", "Corrija la fórmula o escriba el dato.");
  }
  return null;
}
