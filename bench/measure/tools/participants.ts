import type { Participant } from "../../../src/domain/carnet/participant.ts";

const names = ["Ana", "Luis", "María", "José", "Sofía", "Óscar", "Íngrid", "Raúl"];
const surnames = ["Morales", "Pérez", "Tzoc", "Ajanel", "García", "Xicará", "Núñez", "Batz"];

/** Invents this many people, always the same ones. */
export function inventParticipants(amount: number): Participant[] {
  return Array.from({ length: amount }, (_, index) => ({
    carnet: `2490-${String(15 + (index % 11)).padStart(2, "0")}-${index + 1}`,
    nombre: `${pick(names, index)} ${pick(surnames, index >> 3)} ${pick(surnames, index >> 6)}`,
    numeroTicket: String(index + 1).padStart(6, "0"),
  }));
}

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? "";
}
