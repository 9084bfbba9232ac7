import { emblemGeometry } from "#edition/model/pictures/emblem-geometry.ts";
import { hashOf } from "../seeded.ts";

/** The node of the edition's numeral that belongs to the participant with this ticket number. */
export function ownPlace(editionNumber: number, ticketNumber: string): { x: number; y: number } {
  const { nodes } = emblemGeometry(editionNumber);
  return nodes[hashOf(ticketNumber) % nodes.length] ?? { x: 0, y: 0 };
}
