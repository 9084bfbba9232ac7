import { carnetGroups } from "../../domain/carnet/edition-groups.ts";
import type { Participant } from "../../domain/carnet/participant.ts";

/** People who do not exist; accents, a short carnet and leading zeros show what is allowed. */
const examples = [
  { ending: "1", nombre: "Íñigo Ejemplo Núñez", numeroTicket: "001" },
  { ending: "20", nombre: "Ana Lucía Muestra Güell", numeroTicket: "002" },
  { ending: "000300", nombre: "José Ángel Prueba Peña", numeroTicket: "003" },
];

export const templateRows = (): readonly Participant[] =>
  examples.map(({ ending, ...row }) => ({ carnet: exampleCarnet(ending), ...row }));

/** Whether a row of the template was left in a list by mistake. */
export function isTemplateRow({ carnet, nombre }: Participant): boolean {
  const example = examples.find((row) => row.nombre === nombre);
  return example !== undefined && exampleCarnet(example.ending) === carnet;
}

/** A carnet of zeros whose last group ends in `ending`. */
function exampleCarnet(ending: string): string {
  const groups = carnetGroups();
  const zeros = groups.slice(0, -1).map((digits) => "0".repeat(digits));
  return [...zeros, ending.slice(-(groups.at(-1) ?? 1))].join("-");
}
