import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { attendanceXlsx } from "./attendance-file.ts";

const at = Date.parse("2025-10-04T08:03:15-06:00");
const headers = ["Carnet", "Nombre", "Ticket", "Entró", "Puerta", "Agregado en la puerta"];
const beto = {
  carnet: "2490-21-9",
  nombre: "=Beto, el nuevo",
  numeroTicket: "9",
  at,
  door: "+Norte",
  walkIn: true,
};

test("the workbook has texts as texts, no formula, and times by Guatemala's clock", async () => {
  const { sheets } = await readXlsx(await attendanceXlsx([beto]));
  expect(sheets[0]?.rows).toEqual([
    headers,
    ["2490-21-9", "'=Beto, el nuevo", "9", new Date("2025-10-04T08:03:15Z"), "'+Norte", "sí"],
  ]);
});
