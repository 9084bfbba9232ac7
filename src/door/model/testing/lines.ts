import type { DoorLine } from "../lines.ts";

export const north = "Entrada norte";
export const south = "Entrada sur";
export const ana = { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "1" };
export const beto = { carnet: "2490-21-2", nombre: "Beto", numeroTicket: "2" };

/* Lines of a door's log, with ids that are easy to read. */

export function entry(id: string, at: number, door: string, carnet = ana.carnet): DoorLine {
  return { kind: "entry", id, at, door, carnet };
}
export function undo(id: string, at: number, door: string, undone: string): DoorLine {
  return { kind: "undo", id, at, door, entry: undone };
}
export function rename(id: string, door: string, nombre: string, carnet = ana.carnet): DoorLine {
  return { kind: "rename", id, at: 1, door, carnet, nombre };
}
