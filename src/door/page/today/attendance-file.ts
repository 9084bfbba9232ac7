import type { Arrival } from "#door/model/organiser-calls.ts";
import { guardCell } from "#people/files/formula-guard.ts";
import {
  INSTANT_FORMAT,
  type WrittenColumn,
  workbookFile,
} from "#people/files/workbooks/write-xlsx.ts";
import { clockAsUtc } from "#platform/time/guatemala-time.ts";

const columns: readonly WrittenColumn[] = [
  { header: "Carnet", width: 18 },
  { header: "Nombre", width: 45 },
  { header: "No. Ticket", width: 16 },
  { header: "Entró", width: 20, format: INSTANT_FORMAT },
  { header: "Puerta", width: 24 },
  { header: "Agregado en la puerta", width: 22 },
];

/** The attendance as a workbook, with times that can be sorted and counted. */
export function attendanceXlsx(rows: readonly Arrival[]): Promise<Uint8Array> {
  const cells = rows.map((row) => cellsOf(row));
  return workbookFile("Asistencia", columns, cells);
}

function cellsOf({ carnet, nombre, numeroTicket, at, door, walkIn }: Arrival): (string | Date)[] {
  const person = [carnet, nombre, numeroTicket].map(guardCell);
  return [...person, clockAsUtc(at), guardCell(door), walkIn ? "sí" : "no"];
}
