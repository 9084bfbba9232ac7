import type { CarnetGroups } from "#edition/model/carnet-groups.ts";
import { amount } from "#platform/text/amount.ts";
import { carnetPlaceholder } from "../model/carnet/carnet.ts";
import { isStandIn, shownCarnet } from "../model/carnet/kinds.ts";
import { missingInWords } from "../model/carnet/person-fault-words.ts";
import { carnetInWords } from "../model/carnet/read-carnet.ts";
import { type CellDoubt, printable, type Reason } from "./list-fault.ts";
import { plainReasons, RETYPE_AS_TEXT } from "./plain-reason-words.ts";

/** A doubt as a clause, with the value that is probably meant. */
export function doubtInWords({ reason, proposal }: CellDoubt): string {
  const [problem] = reasonInWords(reason);
  return proposal === null ? problem : `${problem}: quizá «${proposal}»`;
}

/**
 * Puts a reason into words for the organiser; the only place that does. The problem is a clause
 * without capital letter or full stop, the remedy a whole sentence, or `null` where the proposal is
 * the remedy.
 */
export function reasonInWords(reason: Reason): readonly [problem: string, remedy: string | null] {
  switch (reason.kind) {
    case "missing":
      return [
        missingInWords[reason.field],
        reason.field === "carnet"
          ? "Escríbalo o, si es ponente, invitado o equipo, indíquelo en «Tipo»; si la fila sobra, quítela."
          : "Escríbalo, o quite la fila si sobra.",
      ];
    case "damaged carnet":
      return [
        `la hoja de cálculo convirtió el carnet en ${damages[reason.damage]}`,
        RETYPE_AS_TEXT,
      ];
    case "several readings":
      return [
        `${reason.isDate ? "la hoja de cálculo lo guardó como fecha, y " : ""}se puede leer de ${reason.readings.length === 2 ? "dos" : "varias"} maneras: ${reason.readings.join(" o ")}`,
        "Escriba el verdadero, con sus guiones, en una celda con formato de texto.",
      ];
    case "spellings":
      return [
        `${plainReasons[reason.why][0]}, y puede ser ${reason.spellings.map((each) => `«${printable(each)}»`).join(" o ")}`,
        "Escríbalo como es.",
      ];
    case "no carnet":
      return [
        "el carnet no está completo o lleva algo más que números y guiones",
        fullForm(reason.groups),
      ];
    case "invisible":
      return [
        `tiene un carácter invisible (${reason.code}${after(reason.before)})`,
        "Borre la celda y vuelva a escribirla.",
      ];
    case "too long":
      return [
        `es demasiado largo: tiene más de ${reason.most} caracteres`,
        "Acórtelo, o revise que no se hayan juntado dos celdas.",
      ];
    case "shown differs":
      return [
        `la hoja ${reason.shown === "" ? "no muestra nada" : `muestra «${printable(reason.shown)}»`} y guarda «${printable(reason.stored)}», que es lo que se importaría`,
        reason.shown === ""
          ? "Quite el formato que lo oculta y revise el dato."
          : "Si vale lo que se ve, dé formato de texto a la columna y escríbalo así.",
      ];
    case "no kind":
      return [
        "no es participante, ponente, invitado ni equipo",
        "Escriba uno de los cuatro, o deje la celda vacía.",
      ];
    case "repeated":
      if (reason.field === "nombre") {
        return [
          `ya hay alguien de ese nombre y tipo, sin carnet, en la ${reason.first}`,
          "Deje una sola fila si es la misma persona; si no, escriba algo más en el nombre.",
        ];
      }
      if (reason.nombre !== undefined) {
        return [
          `el carnet está también en la ${reason.first}, con el nombre «${printable(reason.nombre)}»`,
          "Si es la misma persona, deje una sola fila; si no, corrija el carnet equivocado.",
        ];
      }
      return reason.field === "carnet"
        ? [`el carnet ya está en la ${reason.first}`, "Deje una sola fila por persona."]
        : [
            `el ticket ya está en la ${reason.first}`,
            "Asigne a cada persona su propio número de ticket.",
          ];
    case "alike":
      if (reason.field === "nombre") {
        const { carnet, numeroTicket } = reason.other;
        const who = shownCarnet(carnet) || `ticket ${numeroTicket}`;
        return [
          `se llama igual que ${printable(reason.other.nombre)}, ${who}`,
          "Si es la misma persona, deje un solo registro.",
        ];
      }
      return [
        `${reason.field === "carnet" ? "el carnet" : "el ticket"} solo se distingue por ceros o mayúsculas de «${printable(reason.other[reason.field])}», de ${printable(reason.other.nombre)}`,
        "Si es la misma persona, deje un solo registro, con el dato como debe ser.",
      ];
    case "ticket taken":
      return [
        `el ticket ya es ${isStandIn(reason.holder.carnet) ? "" : `del carnet ${reason.holder.carnet}, `}de ${printable(reason.holder.nombre)}, que está en el registro y no viene en la lista${reason.isNamesake ? " con ese carnet" : ""}`,
        reason.isNamesake
          ? "Si es la misma persona, corrija antes su carnet en /organizar."
          : `Cambie el ticket en la lista; o, si el otro está mal, corrija antes el de ${shownCarnet(reason.holder.carnet) || printable(reason.holder.nombre)}.`,
      ];
    case "carnet taken":
      return [
        `ese carnet es aquí de «${printable(reason.holder.nombre)}», cuyo lugar tomaría${reason.hasMoved ? ": quizá se ordenó una columna sin las demás" : ""}`,
        reason.hasMoved
          ? "Revise en la hoja que cada nombre esté junto a su carnet."
          : "Si son dos personas, corrija el carnet; si es la misma, guárdela así.",
      ];
    case "row width":
      return [
        `la fila tiene ${amount(reason.cells, "celda", "celdas")} y el encabezado ${reason.width}`,
        "Revise que cada dato esté en su columna, y escriba entre comillas los que llevan el separador.",
      ];
    default:
      return plainReasons[reason.kind];
  }
}

const damages = {
  scientific: "notación científica y perdió cifras",
  number: "un número con decimales o separador de miles",
  date: "una fecha",
} as const;

const fullForm = (groups: CarnetGroups) =>
  `Escríbalo como ${carnetPlaceholder(groups)}: ${carnetInWords(groups)}.`;

/** The place of a character: `, después de «Ana»`, or that it is the first. */
function after(before: string): string {
  const end = before.slice(-20);
  return end === "" ? ", al principio" : `, después de «${printable(end)}»`;
}
