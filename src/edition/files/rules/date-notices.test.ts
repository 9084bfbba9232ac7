import { expect, test } from "vitest";
import { editionSchema } from "#edition/model/edition.ts";
import { readEdited } from "../testing/broken-content.ts";
import { dateNotices, sharedRooms } from "./date-notices.ts";

const BEFORE = Date.parse("2025-09-01T00:00:00-06:00");

/** The notices of an edition with these dates, read at `now`. */
async function noticesAt(now: number, fechas: Record<string, string>) {
  const { edition } = await readEdited();
  if (!edition) throw new Error("The tests' content has faults");
  const dates = { puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T08:00:00-06:00" };
  const edicion = { ...edition.edicion, fechas: { ...dates, ...fechas } };
  const changed = editionSchema.parse({ ...edition, edicion });
  return dateNotices(changed, now).map(({ path, text }) => `${path.at(-1)}: ${text}`);
}

test("doors on another day than the start are noticed", async () => {
  expect(await noticesAt(BEFORE, { puertas: "2025-10-03T07:00:00-06:00" })).toEqual([
    "puertas: Las puertas abren el 2025-10-03 y el evento empieza el 2025-10-04. Si es el mismo día, corrija la fecha que quedó: la cuenta regresiva va hacia «puertas».",
  ]);
  const inTheEvening = { puertas: "2025-10-05T00:00:00Z", inicio: "2025-10-04T19:00:00-06:00" };
  expect(await noticesAt(BEFORE, inTheEvening)).toEqual([]);
});

test("a date in the past is noticed while the page still sells", async () => {
  const fin = "2026-10-04T18:00:00-06:00";
  expect(await noticesAt(Date.parse("2025-10-04T23:59:59-06:00"), { fin })).toEqual([]);
  expect(await noticesAt(Date.parse("2025-10-05T00:00:00-06:00"), { fin })).toEqual([
    expect.stringMatching(
      /^inicio: El evento fue el 2025-10-04 y la página todavía ofrece entradas\..*«fin»/,
    ),
  ]);
  expect(await noticesAt(Date.parse("2027-01-01T00:00:00Z"), { fin })).toEqual([]);
});

test("a year other than the event's is noticed, unless its text is marked as sample", async () => {
  const { faults, notices } = await readEdited(
    ["edicion", "descripcion: Un sábado", "descripcion: Un sábado de 2024"],
    ["edicion", "derechos: 2025", "muestra: [derechos]\nderechos: 2023"],
  );
  expect(faults).toEqual([]);
  expect(notices).toMatchObject([{ file: "content/edicion.yaml", line: 7 }]);
  expect(notices[0]?.text).toMatch(/^Dice 2024, y el evento es en 2025/);
});

test("talks are named that are in a room while an earlier one is there", async () => {
  const { edition } = await readEdited();
  const { edicion } = editionSchema.parse(edition);
  const talk = { titulo: "", muestra: false, ponente: [] };
  const tematicas = [
    { ...talk, titulo: "Redes", hora: "09:00", hasta: "10:00", sala: "A" },
    { ...talk, titulo: "Datos", hora: "09:30", hasta: "10:30", sala: "B" },
    { ...talk, titulo: "Drones", hora: "09:45", hasta: "11:00", sala: "A" },
    { ...talk, titulo: "Cierre", hora: "11:00", sala: "A" },
  ];
  expect(sharedRooms({ edicion, tematicas })).toEqual([
    { field: "tematicas[2].hora", said: ["09:45, a la vez que Redes en A"] },
  ]);
  const two = await readEdited(
    ["tematicas", "  ponente: andrea-lemus\n", "  ponente: andrea-lemus\n  hora: 09:00\n"],
    ["tematicas", "  ponente: rodrigo-barillas", "  ponente: rodrigo-barillas\n  hora: 09:00"],
  );
  expect(two.notices).toMatchObject([{ line: 10, text: expect.stringContaining("La IA") }]);
});
