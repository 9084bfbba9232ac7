import type { Counts } from "#access/model/answers.ts";
import { amount } from "#platform/text/amount.ts";
import type { BackedUp } from "../server/back-up.ts";
import type { RestorePlan } from "../server/restore.ts";

export function backedUpLines({ path, counts, deleted }: BackedUp): string[] {
  return [
    `Respaldo en «${path}»: ${countsInWords(counts)}.`,
    ...(deleted > 0
      ? [`Se borró lo más antiguo: ${amount(deleted, "respaldo", "respaldos")}.`]
      : []),
    "Tiene datos personales. Guarde otra copia fuera de este equipo.",
  ];
}

/** A summary such as `2 participantes y 340 visitas`, with lines and certificates if there are any. */
export function countsInWords(counts: Counts): string {
  const { participants, visits, lines, certificates } = counts;
  return spanishList.format([
    amount(participants, "participante", "participantes"),
    amount(visits, "visita", "visitas"),
    ...(lines === 0 ? [] : [`${amount(lines, "registro", "registros")} de las puertas`]),
    ...(certificates === 0 ? [] : [amount(certificates, "constancia", "constancias")]),
  ]);
}
const spanishList = new Intl.ListFormat("es", { type: "conjunction" });

/** The settings and grants of certificates that a restore would lose; those issued stay. */
export function certificateLosses(plan: RestorePlan): string[] {
  const { lostGrants, losesDesign, losesRelease } = plan;
  return [
    ...(lostGrants > 0
      ? [`Se pierde lo concedido a mano: ${amount(lostGrants, "constancia", "constancias")}.`]
      : []),
    ...(losesDesign ? ["El diseño de las constancias vuelve a ser el del respaldo."] : []),
    ...(losesRelease ? ["Las constancias dejan de estar publicadas."] : []),
  ];
}
