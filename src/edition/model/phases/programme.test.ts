import { expect, it } from "vitest";
import { inProgrammeOrder, programmeItems, programmeTimes, startOf } from "./programme.ts";

const at = (instant: string) => Date.parse(`2025-10-${instant}:00-06:00`);
const from = (puertas: string, inicio: string, fin: string) => ({
  puertas: `2025-10-${puertas}:00-06:00`,
  inicio: `2025-10-${inicio}:00-06:00`,
  fin: `2025-10-${fin}:00-06:00`,
});
const edicion = { fechas: from("04T07:00", "04T08:00", "04T17:00") };

it("an item lasts at most until midnight of its day, and the next day's first one is next from then on", () => {
  const event = { fechas: from("04T07:00", "04T08:00", "05T13:00") };
  const [late, early, last] = programmeTimes({
    edicion: event,
    tematicas: [{ hora: "20:00" }, { dia: 2, hora: "09:00" }, { dia: 2, hora: "10:00" }],
  });
  expect(late).toEqual({ next: at("04T07:00"), starts: at("04T20:00"), ends: at("05T00:00") });
  expect(early).toEqual({ next: at("05T00:00"), starts: at("05T09:00"), ends: at("05T10:00") });
  expect(last).toEqual({ next: at("05T09:00"), starts: at("05T10:00"), ends: at("05T13:00") });
  const items = programmeItems({
    edicion: event,
    tematicas: [{ titulo: "Taller", dia: 2, hora: "09:00", ponente: [] }],
    ponentes: [],
  });
  expect(items).toMatchObject([{ day: "domingo 5", time: "9:00 AM", midnight: at("05T00:00") }]);
});

it("an item after midnight belongs to its evening, if the event lasts so long", () => {
  const fechas = from("04T19:00", "04T20:00", "05T02:00");
  const tematicas = [
    { titulo: "Cierre", hora: "00:30", ponente: [] },
    { titulo: "Concierto", hora: "23:00", hasta: "00:15", ponente: [] },
    { titulo: "Apertura", hora: "20:00", ponente: [] },
  ];
  const evening = inProgrammeOrder(tematicas, fechas);
  const items = programmeItems({ edicion: { fechas }, tematicas: evening, ponentes: [] });
  const day = "sábado 4";
  expect(items).toMatchObject([
    { title: "Apertura", day, starts: at("04T20:00"), ends: at("04T23:00") },
    { title: "Concierto", day, starts: at("04T23:00"), ends: at("05T00:15"), end: "12:15 AM" },
    { title: "Cierre", day, starts: at("05T00:30"), ends: at("05T02:00"), time: "12:30 AM" },
  ]);
  const { fin: _, ...withoutEnd } = fechas;
  expect(inProgrammeOrder(tematicas, withoutEnd).map(({ hora }) => hora)[0]).toBe("00:30");
});

it("an item is announced with its place in the content, its speakers, and an end only if the content names one", () => {
  const tematicas = [
    { titulo: "Sin hora", ponente: [] },
    { titulo: "Redes", hora: "09:00", hasta: "13:00", ponente: ["luis", "ines"] },
    { titulo: "Datos", hora: "13:00", ponente: [] },
  ];
  const ponentes = [
    { id: "ines", nombre: "Inés" },
    { id: "luis", nombre: "Luis" },
  ];
  const items = programmeItems({ edicion, tematicas, ponentes });
  expect(items.map(({ place, end, speakers }) => [place, end, speakers])).toEqual([
    [1, "1:00 PM", "Luis e Inés"],
    [2, undefined, ""],
  ]);
});

it("items are sorted by day and hour, rooms by their first mention", () => {
  const order = inProgrammeOrder(
    [
      { titulo: "d", dia: 2, hora: "08:00" },
      { titulo: "b2", hora: "11:00", sala: "B" },
      { titulo: "b1", hora: "09:00", sala: "A" },
      { titulo: "after b1" },
      { titulo: "b3", hora: "11:00", sala: "A" },
      { titulo: "a", hora: "08:30" },
    ],
    edicion.fechas,
  );
  expect(order.map(({ titulo }) => titulo)).toEqual(["a", "b1", "after b1", "b2", "b3", "d"]);
});

it.each([
  [[{ hora: "10:15" }], "10:15 AM"],
  [[{ hora: "10:15" }, { dia: 2 }], "Sáb 10:15 AM"],
  [[{ hora: "10:15", dia: 2 }, { hora: "10:15" }], "Dom 10:15 AM"],
  [[{}, { dia: 2 }], ""],
])("the first of %j starts at %s, with its day if there are several", (tematicas, start) => {
  expect(startOf({ edicion, tematicas }, tematicas[0] ?? {})).toBe(start);
});
