import { expect, it } from "vitest";
import { phaseDates } from "./phase.ts";
import { phaseTexts } from "./phase-texts.ts";
import { programmeItems } from "./programme.ts";
import * as lines from "./started-lines.ts";

const fechas = { puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T08:00:00-06:00" };

type Items = Omit<Parameters<typeof programmeItems>[0]["tematicas"][number], "ponente">[];
const short: Items = [
  { titulo: "Panel", hora: "09:00", hasta: "10:00" },
  { titulo: "Taller", hora: "13:00", hasta: "14:00" },
];
/** A programme of two days; the second begins with breakfast. */
const long: Items = [
  { titulo: "Panel", hora: "09:00", hasta: "18:00" },
  { titulo: "Desayuno", hora: "07:00", hasta: "08:00", dia: 2 },
  { titulo: "Redes", hora: "08:30", hasta: "13:00", dia: 2, descripcion: "Charla" },
  { titulo: "Datos", hora: "13:00", dia: 2, descripcion: "Charla" },
];

/** An event with this programme, whose last day is the 4th or, if `days` is 2, the 5th. */
function eventWith(items: Items, days = 1): lines.AfterZero {
  const edicion = { fechas: { ...fechas, fin: `2025-10-0${3 + days}T17:00:00-06:00` } };
  const tematicas = items.map((item) => ({ ...item, ponente: [] }));
  const programme = programmeItems({ edicion, tematicas, ponentes: [] });
  const isWhole = programme.length === items.length;
  return { dates: phaseDates(edicion), texts: phaseTexts(edicion), programme, isWhole };
}
const linesAt = (edition: lines.AfterZero, time: string) => {
  const { title, note } = lines.startedLines(edition, Date.parse(`2025-10-${time}-06:00`));
  return [title, note];
};
const started = "¡Ya empezó el evento!";
const thanks = "Gracias por acompañarnos.";
const past = "¡Hasta la próxima!";

it.each([
  ["04T07:00", started, "Puertas abiertas"],
  ["04T08:00", started, null],
  ["04T13:59", started, null],
  ["04T14:00", started, `Terminó el programa.\n${thanks}`],
  ["04T17:00", started, thanks],
  ["05T00:00", past, thanks],
])("at %s the countdown's place says %s, then %s", (time, title, note) => {
  expect(linesAt(eventWith(short), time)).toEqual([title, note]);
});

it.each([
  ["an item without an hour may still come", [...short, { titulo: "Rifa" }], 1],
  ["another day has no hours yet", short, 2],
])("nobody reads that the programme is over while %s", (_, items, days) => {
  expect(linesAt(eventWith(items, days), "04T14:00")).toEqual([started, null]);
});

it("the lines change with the items, the phases, and the end of the day", () => {
  const changes = lines
    .startedChanges(eventWith(short))
    .map((instant) => new Date(instant - 6 * 3_600_000).toISOString().slice(8, 16));
  expect(changes.join(" ")).toBe(
    "04T07:00 04T08:00 04T09:00 04T10:00 04T13:00 04T14:00 04T17:00 05T00:00",
  );
});

it.each([
  ["07:30", [], ["Inauguración"], ["Panel en A", "Taller en B"]],
  ["09:30", ["Panel en A", "Taller en B"], ["Receso"], ["Redes"]],
  ["10:00", ["Taller en B", "Receso"], ["Redes"], []],
  ["13:00", [], [], []],
])("at %s it says what is on and what follows, room by room", (time, now, next, later) => {
  const items = [
    { titulo: "Inauguración", hora: "08:00", hasta: "09:00" },
    { titulo: "Panel", hora: "09:00", hasta: "10:00", sala: "A" },
    { titulo: "Taller", hora: "09:00", hasta: "11:00", sala: "B" },
    { titulo: "Receso", hora: "10:00", hasta: "10:30" },
    { titulo: "Redes", hora: "10:30", hasta: "12:00" },
  ];
  const on = lines.onNow(eventWith(items).programme, Date.parse(`2025-10-04T${time}:00-06:00`));
  const named = (shown: typeof on.now) =>
    shown.map(({ title, room }) => (room === undefined ? title : `${title} en ${room}`));
  expect([on.now, on.coming[0] ?? [], on.coming[1] ?? []].map(named)).toEqual([now, next, later]);
});

it.each([
  ["04T17:59", null],
  ["04T18:00", "Mañana seguimos, 8:30\u00a0AM"],
  ["05T00:00", "Hoy seguimos, 8:30\u00a0AM"],
  ["05T07:00", null],
])(
  "between two days it says below the announcement when the talks go on: at %s %s",
  (time, note) => {
    expect(linesAt(eventWith(long, 2), time)).toEqual([started, note]);
  },
);

it("a start is said with its day until that day begins", () => {
  const [, , redes, datos] = eventWith(long, 2).programme;
  const said = (item: typeof redes, time: string) =>
    item && lines.startInWords(item, Date.parse(`2025-10-${time}:00-06:00`));
  expect(said(redes, "03T12:00")).toBe("el domingo 5 a las 8:30 AM");
  expect(said(redes, "04T12:00")).toBe("mañana a las 8:30 AM");
  expect(said(datos, "05T00:00")).toBe("a la 1:00 PM");
});

it("a range of hours has AM or PM once, and omits an end that the content does not name", () => {
  const items = eventWith(long, 2).programme;
  expect(items.map((item) => [lines.hoursInWords(item), lines.endInWords(item)])).toEqual([
    ["9:00 AM–6:00 PM", "hasta las 6:00 PM"],
    ["7:00–8:00 AM", "hasta las 8:00 AM"],
    ["8:30 AM–1:00 PM", "hasta la 1:00 PM"],
    ["1:00 PM", undefined],
  ]);
});
