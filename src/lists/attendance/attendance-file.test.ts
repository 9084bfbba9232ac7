import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { attendanceCsv, attendanceXlsx } from "./attendance-file.ts";

const at = Date.parse("2025-10-04T08:03:15-06:00");
const headers = ["Carnet", "Nombre", "No. Ticket", "Entró", "Puerta", "Agregado en la puerta"];
const beto = {
  carnet: "2490-21-9",
  nombre: "=Beto, el nuevo",
  numeroTicket: "9",
  at,
  door: "+Norte",
  walkIn: true,
};

test("as CSV it has times by Guatemala's clock, and no formula", () => {
  expect(attendanceCsv([beto, { ...beto, nombre: "", door: "Sur", walkIn: false }])).toBe(
    `\ufeff${headers.join(",")}\r\n${[
      "2490-21-9,\"'=Beto, el nuevo\",9,2025-10-04 08:03:15,'+Norte,sí",
      "2490-21-9,,9,2025-10-04 08:03:15,Sur,no",
    ].join("\r\n")}\r\n`,
  );
});

test("as a workbook it has texts as texts and times as times", async () => {
  const { sheets } = await readXlsx(await attendanceXlsx([{ ...beto, nombre: "Beto" }]));
  expect(sheets[0]?.rows).toEqual([
    headers,
    ["2490-21-9", "Beto", "9", new Date("2025-10-04T08:03:15Z"), "'+Norte", "sí"],
  ]);
});
