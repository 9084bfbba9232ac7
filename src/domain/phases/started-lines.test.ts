import { expect, it } from "vitest";
import { phaseDates } from "./phase.ts";
import { phaseTexts } from "./phase-texts.ts";
import { programmeItems } from "./programme.ts";
import { type AfterZero, onNow, startedLines, untilNextLines } from "./started-lines.ts";

const fechas = {
  puertas: "2025-10-04T07:00:00-06:00",
  inicio: "2025-10-04T08:00:00-06:00",
  fin: "2025-10-04T17:00:00-06:00",
};

function afterZero(dates: { puertas: string; inicio: string; fin?: string }): AfterZero {
  const edicion = { fechas: dates };
  const tematicas = [
    { titulo: "Panel", hora: "09:00", hasta: "10:00", ponente: [] },
    { titulo: "Taller", hora: "13:00", hasta: "14:00", ponente: [] },
  ];
  return {
    dates: phaseDates(edicion),
    texts: phaseTexts(edicion),
    programme: programmeItems({ edicion, tematicas, ponentes: [] }),
  };
}
const linesAt = (edition: AfterZero, time: string) => {
  const { title, note } = startedLines(edition, Date.parse(`2025-10-${time}-06:00`));
  return [title, note];
};
const started = "¡Ya empezó el evento!";
const thanks = "Gracias por acompañarnos.";
const past = "¡Hasta la próxima!";

it.each([
  ["04T07:00", started, "Puertas abiertas"],
  ["04T08:00", started, null],
  ["04T14:00", started, null],
  ["04T17:00", started, thanks],
  ["04T23:59", started, thanks],
  ["05T00:00", past, thanks],
])("at %s the countdown's place says %s, then %s", (time, title, note) => {
  expect(linesAt(afterZero(fechas), time)).toEqual([title, note]);
});

it("an event of two days has begun until the second one ends", () => {
  const twoDays = afterZero({ ...fechas, fin: "2025-10-05T17:00:00-06:00" });
  expect(linesAt(twoDays, "05T23:59")[0]).toBe(started);
  expect(linesAt(twoDays, "06T00:00")[0]).toBe(past);
});

it("the lines are read again whenever they change, and no more once they do not", () => {
  const edition = afterZero(fechas);
  const changes: string[] = [];
  let now = edition.dates.doors;
  for (
    let wait = untilNextLines(edition, now);
    wait !== null;
    wait = untilNextLines(edition, now)
  ) {
    now += wait;
    changes.push(new Date(now - 6 * 3_600_000).toISOString().slice(8, 16));
  }
  expect(changes).toEqual(
    "04T08:00 04T09:00 04T10:00 04T13:00 04T14:00 04T17:00 05T00:00".split(" "),
  );
});

it.each([
  ["07:30", [], ["Inauguración"], ["Panel en A", "Taller en B"]],
  ["09:30", ["Panel en A", "Taller en B"], ["Receso"], ["Redes"]],
  ["10:00", ["Taller en B", "Receso"], ["Redes"], []],
  ["13:00", [], [], []],
])("at %s it says what is on and what follows, room by room", (time, now, next, later) => {
  const edicion = { fechas };
  const tematicas = [
    { titulo: "Inauguración", hora: "08:00", hasta: "09:00" },
    { titulo: "Panel", hora: "09:00", hasta: "10:00", sala: "A" },
    { titulo: "Taller", hora: "09:00", hasta: "11:00", sala: "B" },
    { titulo: "Receso", hora: "10:00", hasta: "10:30" },
    { titulo: "Redes", hora: "10:30", hasta: "12:00" },
  ].map((item) => ({ ...item, ponente: [] }));
  const on = onNow(
    programmeItems({ edicion, tematicas, ponentes: [] }),
    Date.parse(`2025-10-04T${time}:00-06:00`),
  );
  const named = (items: typeof on.now) =>
    items.map(({ title, room }) => (room === undefined ? title : `${title} en ${room}`));
  expect([on.now, on.next, on.later].map(named)).toEqual([now, next, later]);
});
