import type { Participant } from "../../domain/carnet/participant.ts";
import {
  isCompleteCarnet,
  looksLikeYearNumber,
  readCarnet,
} from "../../domain/carnet/read-carnet.ts";
import { plainText } from "../../domain/text/plain-text.ts";
import { accentedWords, mendedWord } from "../csv/spanish-words.ts";
import type { Field } from "../table/fields.ts";
import { isTemplateRow } from "./template.ts";

/** The reason why a valid value is probably wrong. */
export interface Doubt {
  readonly field: Field;
  /** A clause without capital letter or full stop. */
  readonly problem: string;
  /** A whole sentence. */
  readonly remedy: string;
}

/** Placeholders for values that people do not have yet. */
const placeholder =
  /^(?:n\/?[ad]\.?|s\/?n\.?|x+|null|nulo|undefined|tbd|test|prueba|ejemplo|ninguno|ninguna|vacio|nombre|ticket|no (?:aplica|tiene|asignado)|sin .*|pendiente.*|por (?:asignar|definir|confirmar|pagar|entregar).*)$/;

const SWAPPED = "Revise que las columnas no estén cambiadas y que cada dato esté en la suya.";
const COMPLETE = "Escriba el dato verdadero, o quite la fila si sobra.";

/** The doubts about one person; `written` is the carnet as the list has it. */
export function doubtsAbout(participant: Participant, written: string): Doubt[] {
  const { carnet, nombre, numeroTicket } = participant;
  const doubts = [
    ...(looksLikeYearNumber(written.trim()) ? [yearNumber(carnet)] : []),
    ...(isTemplateRow(participant) ? [templateRow] : []),
    ...ofName(nombre),
    ...ofTicket(numeroTicket),
  ];
  if (nombre === numeroTicket && doubts.length === 0) {
    doubts.push(ticket("el ticket dice lo mismo que el nombre", SWAPPED));
  }
  return doubts;
}

const name = (problem: string, remedy: string): Doubt => ({ field: "nombre", problem, remedy });
const ticket = (problem: string, remedy: string): Doubt => ({
  field: "numeroTicket",
  problem,
  remedy,
});

const templateRow = name(
  "es una fila de ejemplo de la plantilla",
  "Quítela: no es una persona inscrita.",
);

const yearNumber = (carnet: string): Doubt => ({
  field: "carnet",
  problem: "no lleva guiones y empieza como un año: puede ser otro número y no un carnet",
  remedy: `Escriba el carnet con sus guiones; así como está se leería como ${carnet}.`,
});

function ofName(nombre: string): Doubt[] {
  const plain = plainText(nombre);
  if (!/\p{L}/u.test(plain)) return [name("no tiene ninguna letra", COMPLETE)];
  if (placeholder.test(plain)) return [name("no parece un nombre", COMPLETE)];
  if (plain.includes("@")) return [name("parece un correo y no un nombre", SWAPPED)];
  if (readCarnet(plain).kind === "carnet") return [name("parece un carnet", SWAPPED)];
  if (/\d/.test(plain)) {
    return [
      name(
        "lleva números",
        "Escriba solo el nombre, o revise que las columnas no estén cambiadas.",
      ),
    ];
  }
  const damaged = accentedWords(nombre).flatMap((word) => mendedWord(word) ?? []);
  if (damaged.length === 0) return [];
  return [
    name(
      "las tildes y eñes están dañadas (texto de Mac o de DOS leído como Windows)",
      `Corríjalo en la lista; quizá dice «${damaged.join(" ")}».`,
    ),
  ];
}

function ofTicket(numeroTicket: string): Doubt[] {
  const plain = plainText(numeroTicket);
  if (!/[\p{L}\d]/u.test(plain) || placeholder.test(plain)) {
    return [ticket("no parece un número de ticket", COMPLETE)];
  }
  if (plain.includes("@")) return [ticket("parece un correo y no un ticket", SWAPPED)];
  // Only with a dash: if carnets have a single group, any number looks like one.
  if (plain.includes("-") && isCompleteCarnet(plain))
    return [ticket("parece un carnet y no un ticket", SWAPPED)];
  if (/^\p{L}{2,}\.?(?: \p{L}{1,}\.?)+$/u.test(plain)) {
    return [ticket("parece el nombre de una persona y no un ticket", SWAPPED)];
  }
  if (/^\d{1,4}[/.]\d{1,2}[/.]\d{2,4}\b|^\d{4}-\d{2}-\d{2}\b/.test(plain)) {
    return [
      ticket("parece una fecha", "Dé formato de texto a la columna y vuelva a escribir el ticket."),
    ];
  }
  if (/^\d+(?:[.,]\d+)?e\+?\d+$|^\d+[.,]\d+$/.test(plain)) {
    return [
      ticket(
        "parece un número que la hoja de cálculo cambió",
        "Dé formato de texto a la columna y vuelva a escribir el ticket.",
      ),
    ];
  }
  return [];
}
