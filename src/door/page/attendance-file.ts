import {
  INSTANT_FORMAT,
  personHeaders,
  type WrittenColumn,
  workbookFile,
} from "#people/files/formats/write-xlsx.ts";
import { guardText } from "#people/files/formula-guard.ts";
import { bySurname } from "#people/model/by-surname.ts";
import { shownIn } from "#people/model/carnet/participant.ts";
import { groupBy } from "#platform/text/group-by.ts";
import { clockAsUtc } from "#platform/text/guatemala-time.ts";
import type { AttendanceAnswer } from "../model/organiser-calls.ts";

const ofPerson = ["carnet", "nombre", "numeroTicket"] as const;
const personColumns = ofPerson.map((field) => personHeaders[field]);
const timeColumn = (header: string) => ({ header, width: 20, format: INSTANT_FORMAT });
const doorColumn = (header: string) => ({ header, width: 24 });
const walkInColumn: WrittenColumn = { header: "Agregado en la puerta", width: 22 };

/**
 * The attendance as a workbook, by surname, with times that can be sorted and counted. A person is one row, with
 * columns for each day of an event of several.
 */
export function attendanceXlsx(days: AttendanceAnswer["days"]): Promise<Uint8Array> {
  const areSeveral = days.length > 1;
  const columns = [
    ...personColumns,
    ...days.map(({ name }) => timeColumn(areSeveral ? `Entró el ${name}` : "Entró")),
    ...(areSeveral ? [{ header: "Días", width: 8 }] : []),
    ...days.map(({ name }) => doorColumn(areSeveral ? `Puerta del ${name}` : "Puerta")),
    walkInColumn,
  ];
  const arrivals = days.flatMap(({ rows }, day) => rows.map((row) => ({ ...row, day })));
  const rowsOf = groupBy(arrivals, ({ carnet }) => carnet);
  const people = [...rowsOf.values()].flatMap(([first]) => first ?? []);
  const cells = bySurname(people).map(({ person: first }) => {
    const own = rowsOf.get(first.carnet) ?? [];
    const byDay = days.map((_, day) => own.find((row) => row.day === day));
    return [
      ...ofPerson.map((field) => guardText(shownIn(first, field))),
      ...byDay.map((row) => (row === undefined ? "" : clockAsUtc(row.at))),
      ...(areSeveral ? [String(own.length)] : []),
      ...byDay.map((row) => guardText(row?.door ?? "")),
      own.some(({ walkIn }) => walkIn) ? "sí" : "no",
    ];
  });
  return workbookFile("Asistencia", columns, cells);
}
