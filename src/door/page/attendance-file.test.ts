import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { attendanceXlsx } from "./attendance-file.ts";

const at = Date.parse("2025-10-04T08:03:15-06:00");
const person = { carnet: "2490-21-9", nombre: "=Beto, el nuevo", numeroTicket: "9" };
const beto = { ...person, at, door: "+Norte", walkIn: true };

test("in an event of several days a person is one row, by surname, with columns for each day", async () => {
  const zoe = { ...beto, carnet: "2490-21-1", nombre: "Zoe Zet", walkIn: false };
  const again = { at: Date.parse("2025-10-05T09:00:00-06:00"), door: "Sur", walkIn: false };
  const { sheets } = await readXlsx(
    await attendanceXlsx([
      { name: "sábado 4", rows: [beto] },
      { name: "domingo 5", rows: [zoe, { ...beto, ...again }] },
    ]),
  );
  const [saturday, sunday] = [new Date("2025-10-04T08:03:15Z"), new Date("2025-10-05T09:00:00Z")];
  expect(sheets[0]?.rows).toEqual([
    [
      ...["Carnet", "Nombre", "Ticket", "Entró el sábado 4", "Entró el domingo 5", "Días"],
      ...["Puerta del sábado 4", "Puerta del domingo 5", "Agregado en la puerta"],
    ],
    [beto.carnet, "'=Beto, el nuevo", "9", saturday, sunday, "2", "'+Norte", "Sur", "sí"],
    [zoe.carnet, "Zoe Zet", "9", "", saturday, "1", "", "'+Norte", "no"],
  ]);
});
