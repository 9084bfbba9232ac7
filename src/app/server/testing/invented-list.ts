import type { Participant } from "#people/model/carnet/participant.ts";

const words = (text: string) => text.trim().split(/,\s+/);

const given = words(`
  Ana Lucía, Diego Alejandro, María José, Luis Fernando, Sofía Isabel, Kevin Estuardo,
  Andrea Guadalupe, José Ángel, Gabriela Noemí, Carlos Iván, Rocío del Alba, Óscar Rolando,
  Brenda Marisol, Julio César, Wendy Carolina, Byron Estuardo, Heidy Paola, Marvin Orlando,
  Karla Yesenia, Jorge Mario, Ingrid Johana, Selvin Ottoniel, Mónica Beatriz, Erick Daniel
`);
const family = words(`
  Morales, Xicará, Pérez, Núñez, Tzoc, Ajanel, García, Chávez, Cumatzil, Rodríguez, López,
  Barrios, Ixcot, Méndez, Ramírez, de León, Sac, Velásquez, Muñoz, Argueta, Coyoy, Gómez, Batz,
  Estrada, Hernández, Castillo, Quiché, Sajquim, Monzón, Rivas, Escobar, Toj, Puac, Orozco,
  Fuentes, Cifuentes, Maldonado, Yax, Alvarado, Reyes
`);

/**
 * Invented students with names and carnets as varied as real ones, the same each time, so that they
 * compress like a real list.
 */
export function inventedList(many: number): Participant[] {
  let state = 1;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick = (from: readonly string[]) => from[below(from.length)] ?? "";
  const carnets = new Set<string>();
  while (carnets.size < many) carnets.add(`2490-${16 + below(10)}-${1 + below(250_000)}`);
  return [...carnets].map((carnet, index) => ({
    carnet,
    nombre: `${pick(given)} ${pick(family)} ${pick(family)}`,
    numeroTicket: `XIII-${String(index + 1).padStart(5, "0")}`,
  }));
}
