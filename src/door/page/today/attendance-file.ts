import type { Arrival } from "#door/model/organiser-calls.ts";
import { guardCell } from "#people/files/formula-guard.ts";
import {
  INSTANT_FORMAT,
  personHeaders,
  type WrittenColumn,
  workbookFile,
} from "#people/files/workbooks/write-xlsx.ts";
import { clockAsUtc } from "#platform/time/guatemala-time.ts";

const ofPerson = ["carnet", "nombre", "numeroTicket"] as const;
const columns: readonly WrittenColumn[] = [
  ...ofPerson.map((field) => personHeaders[field]),
  { header: "Entró", width: 20, format: INSTANT_FORMAT },
  { header: "Puerta", width: 24 },
  { header: "Agregado en la puerta", width: 22 },
];

/** The attendance as a workbook, with times that can be sorted and counted. */
export function attendanceXlsx(rows: readonly Arrival[]): Promise<Uint8Array> {
  const cells = rows.map((row) => cellsOf(row));
  return workbookFile("Asistencia", columns, cells);
}

function cellsOf(row: Arrival): (string | Date)[] {
  const person = ofPerson.map((field) => guardCell(row[field]));
  return [...person, clockAsUtc(row.at), guardCell(row.door), row.walkIn ? "sí" : "no"];
}
