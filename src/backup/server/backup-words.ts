import { amount } from "#platform/text/amount.ts";
import type { Counts } from "../model/backup-calls.ts";
import type { BackedUp } from "./back-up.ts";

export function backedUpLines({ path, counts, deleted }: BackedUp): string[] {
  return [
    `Respaldo en «${path}»: ${countsInWords(counts)}.`,
    ...(deleted > 0
      ? [`Se borró lo más antiguo: ${amount(deleted, "respaldo", "respaldos")}.`]
      : []),
    "Tiene datos personales. Guarde otra copia fuera de esta computadora.",
  ];
}

/** A summary such as `2 participantes y 340 visitas`, with lines and certificates if there are any. */
export function countsInWords(counts: Counts): string {
  const { participants, signUps, visits, lines, certificates } = counts;
  return spanishList.format([
    amount(participants, "participante", "participantes"),
    ...(signUps === 0 ? [] : [amount(signUps, "inscripción", "inscripciones")]),
    amount(visits, "visita", "visitas"),
    ...(lines === 0 ? [] : [`${amount(lines, "registro", "registros")} de las puertas`]),
    ...(certificates === 0 ? [] : [amount(certificates, "constancia", "constancias")]),
  ]);
}
const spanishList = new Intl.ListFormat("es", { type: "conjunction" });
