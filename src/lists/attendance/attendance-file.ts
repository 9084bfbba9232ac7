import { writeXlsx } from "hucre/xlsx";
import { clockAsUtc, guatemalaTime } from "../../domain/dates/guatemala-time.ts";
import type { Arrival } from "../../domain/organisers/answers.ts";
import { csvTable } from "../csv/write-csv.ts";
import { guardCell } from "../table/formula-guard.ts";

const headers = ["Carnet", "Nombre", "No. Ticket", "Entró", "Puerta", "Agregado en la puerta"];
const widths = [18, 45, 16, 20, 24, 22];
const TIME_COLUMN = 3;
const TIME_FORMAT = "yyyy-mm-dd hh:mm:ss";

/** The attendance as CSV for spreadsheets; times are Guatemala's local times. */
export function attendanceCsv(rows: readonly Arrival[]): string {
  return csvTable([headers, ...rows.map((row) => cellsOf(row, guatemalaTime(row.at)))]);
}

/** The attendance as a workbook, with times that can be sorted and counted. */
export async function attendanceXlsx(rows: readonly Arrival[]): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [
      {
        name: "Asistencia",
        columns: widths.map((width, column) => ({
          width,
          numFmt: column === TIME_COLUMN ? TIME_FORMAT : "@",
        })),
        rows: [headers, ...rows.map((row) => cellsOf(row, clockAsUtc(row.at)))],
        freezePane: { rows: 1 },
      },
    ],
  });
}

function cellsOf<Time>(
  { carnet, nombre, numeroTicket, door, walkIn }: Arrival,
  time: Time,
): (string | Time)[] {
  const person = [carnet, nombre, numeroTicket].map(guardCell);
  return [...person, time, guardCell(door), walkIn ? "sí" : "no"];
}
