import type { Participant } from "#people/model/carnet/participant.ts";

const words = (text: string) => text.trim().split(/,\s+/);

const given = words(`
  Ana Lucía, Diego Alejandro, María José, Luis Fernando, Sofía Isabel, Kevin Estuardo,
  Gabriela Noemí, Carlos Iván, Rocío del Alba, Óscar Rolando, Ingrid Johana
`);
const family = words(`
  Morales, Xicará, Pérez, Núñez, Tzoc, Ajanel, García, Chávez, Cumatzil, Rodríguez, López,
  Barrios, Ixcot, Méndez, de León, Sac, Velásquez, Batz, Coyoy
`);

/** Invented students with names and carnets as varied as real ones, the same each time. */
export function inventedList(many: number): Participant[] {
  const pick = (from: readonly string[], index: number) => from[index % from.length] ?? "";
  return Array.from({ length: many }, (_, index) => ({
    carnet: `2490-${16 + (index % 10)}-${1 + ((index * 7919) % 250_000)}`,
    nombre: `${pick(given, index)} ${pick(family, index * 3)} ${pick(family, index + 7)}`,
    numeroTicket: `XIII-${String(index + 1).padStart(5, "0")}`,
  }));
}
