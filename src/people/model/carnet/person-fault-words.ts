import { carnetPlaceholder } from "./carnet.ts";
import type { PersonFault } from "./check-person.ts";
import { perField } from "./participant.ts";
import { carnetInWords } from "./read-carnet.ts";

/**
 * The fault of a form's field in words, and the text to type instead. Nobody there has cells or a file.
 * The words address neither organisers nor students, because forms of both show them.
 */
export function personFaultInWords(fault: PersonFault): string {
  switch (fault.kind) {
    case "missing":
      return `${missingInWords[fault.field].replace("falta", "Falta")}.`;
    case "no carnet":
    case "damaged carnet":
      return `El carnet no está completo o lleva algo más que números y guiones. Se escribe como ${carnetPlaceholder(fault.groups)}: ${carnetInWords(fault.groups)}.`;
    case "several readings":
      return `Se puede leer de varias maneras: ${fault.readings.join(" o ")}. Hay que escribir el verdadero, con sus guiones.`;
    case "invisible":
      return "Lleva un signo que no se ve. Hay que borrarlo todo y escribirlo a mano.";
    case "too long":
      return `Es demasiado largo: ${fault.most} letras como máximo.`;
    case "misread UTF-8":
      return "Las tildes y eñes están dañadas. Hay que escribirlo con sus tildes.";
    case "lost letters":
      return "Perdió letras («?» o «�»). Hay que escribirlo completo.";
    case "no kind":
      return "Es participante, ponente, invitado o equipo.";
    case "spreadsheet error":
      return "Es un error de una hoja de cálculo. Hay que escribir el dato.";
  }
}

/** `falta el carnet`. */
export const missingInWords = perField((_, { inSentence }) => `falta ${inSentence}`);
