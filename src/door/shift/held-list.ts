import type { ListAnswer } from "../../domain/door/calls.ts";
import type { HeldList } from "../book/book.ts";

/** The list as the phone keeps it. */
export function heldList(answer: ListAnswer): HeldList {
  const { listVersion, position, carnet, nombre, numeroTicket } = answer;
  const people = carnet.map((each, row) => ({
    carnet: each,
    nombre: nombre[row] ?? "",
    numeroTicket: numeroTicket[row] ?? "",
  }));
  return { listVersion, position, people };
}
