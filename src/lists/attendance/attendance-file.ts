import { writeXlsx } from "hucre/xlsx";
import type { Entry } from "../../domain/attendance/attendance.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import { clockAsUtc, guatemalaTime } from "../../domain/dates/guatemala-time.ts";
import type { DoorEvent } from "../../domain/door/log/events.ts";
import { csvTable } from "../csv/write-csv.ts";
import { guardCell } from "../table/formula-guard.ts";

/** A person who entered. */
export interface AttendanceRow extends Participant {
  readonly at: number;
  readonly door: string;
  readonly walkIn: boolean;
}

const headers = ["Carnet", "Nombre", "No. Ticket", "Entró", "Puerta", "Agregado en la puerta"];
const widths = [18, 45, 16, 20, 24, 22];
const TIME_COLUMN = 3;
const TIME_FORMAT = "yyyy-mm-dd hh:mm:ss";

/**
 * The rows of the attendance list, by carnet. A person who is no longer on the list has the last name
 * that a door recorded, or none.
 */
export function attendanceRows(
  entries: readonly Entry[],
  list: readonly Participant[],
  log: readonly DoorEvent[],
): AttendanceRow[] {
  const people = new Map<string, Pick<Participant, "nombre" | "numeroTicket">>();
  for (const event of log) {
    if (event.kind === "walk-in") people.set(event.carnet, event);
  }
  for (const participant of list) people.set(participant.carnet, participant);
  return entries
    .map(({ carnet, at, door, walkIn }) => {
      const { nombre = "", numeroTicket = "" } = people.get(carnet) ?? {};
      return { carnet, nombre, numeroTicket, at, door, walkIn };
    })
    .sort((one, other) => (one.carnet < other.carnet ? -1 : 1));
}

/** The attendance as CSV for spreadsheets; times are Guatemala's local times. */
export function attendanceCsv(rows: readonly AttendanceRow[]): string {
  return csvTable([headers, ...rows.map((row) => cellsOf(row, guatemalaTime(row.at)))]);
}

/** The attendance as a workbook, with times that can be sorted and counted. */
export async function attendanceXlsx(rows: readonly AttendanceRow[]): Promise<Uint8Array> {
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
  { carnet, nombre, numeroTicket, door, walkIn }: AttendanceRow,
  time: Time,
): (string | Time)[] {
  const [before, after] = [
    [carnet, nombre, numeroTicket].map(guardCell),
    [guardCell(door), walkIn ? "sí" : "no"],
  ];
  return [...before, time, ...after];
}
