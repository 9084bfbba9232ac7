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

test("in an event of several days a person is one row, by surname, with columns for each day", async () => {
  const ana = { ...beto, carnet: "2490-21-1", nombre: "Zoe Zet", walkIn: false };
  const sunday = Date.parse("2025-10-05T09:00:00-06:00");
  const { sheets } = await readXlsx(
    await attendanceXlsx([
      { name: "sábado 4", rows: [beto] },
      { name: "domingo 5", rows: [ana, { ...beto, at: sunday, door: "Sur", walkIn: false }] },
    ]),
  );
  const saturday = new Date("2025-10-04T08:03:15Z");
  expect(sheets[0]?.rows).toEqual([
    [
      ...headers.slice(0, 3),
      ...["Entró el sábado 4", "Entró el domingo 5", "Días"],
      ...["Puerta del sábado 4", "Puerta del domingo 5", "Agregado en la puerta"],
    ],
    [
      "2490-21-9",
      "'=Beto, el nuevo",
      "9",
      saturday,
      new Date("2025-10-05T09:00:00Z"),
      "2",
      "'+Norte",
      "Sur",
      "sí",
    ],
    ["2490-21-1", "Zoe Zet", "9", "", saturday, "1", "", "'+Norte", "no"],
  ]);
});
