import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const now = new Date("2025-08-01T12:00:30Z");
const siteUrl = "https://convencion.universidad.gt";
const winter = editionOn("2026-01-17");
const summer = editionOn("2026-07-18");

function editionOn(day: string) {
  const [puertas, inicio] = [`${day}T07:00:00-06:00`, `${day}T08:00:00-06:00`];
  return {
    numero: 13,
    titulo: "Convención; de «Ciencia», y Tecnología",
    fechas: { puertas, inicio },
    lugar: {
      nombre: "Salón",
      direccion: "2.ª avenida 4-18, zona 1",
      mapa: "https://maps.example.com/?q=1,2",
    },
  };
}

/** The calendar entry in the file of an edition, parsed by another library than the one that wrote it. */
function imported(edicion: Parameters<typeof calendarFile>[0], changed: object = {}) {
  const text = calendarFile(edicion, { siteUrl, now, ...changed });
  const entry = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
  if (entry === null) throw new Error("The file holds no event");
  const event = new ICAL.Event(entry);
  return {
    event,
    begins: event.startDate.toJSDate().getTime(),
    ends: event.endDate.toJSDate().getTime(),
    url: entry.getFirstPropertyValue("url"),
  };
}

test("an event lasts from its start, in UTC, until its end, or until midnight of its day if it has none", () => {
  const fin = "2026-01-17T17:30:00-06:00";
  const ended = imported({ ...winter, fechas: { ...winter.fechas, fin } });
  expect(ended.event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
  expect([ended.begins, ended.ends]).toEqual([winter.fechas.inicio, fin].map(Date.parse));
  expect(imported(winter).ends).toBe(Date.parse("2026-01-18T00:00:00-06:00"));
});

test.each([
  [{ tipo: "cancelado" }, "CANCELLED", "Cancelado: XIII"],
  [{ tipo: "pospuesto" }, "TENTATIVE", "Pospuesto: XIII"],
  [{ tipo: "pospuesto", fechaAnterior: summer.fechas.inicio }, "CONFIRMED", "Pospuesto: XIII"],
  [{ tipo: "en-linea" }, "CONFIRMED", "En línea: XIII"],
  [undefined, "CONFIRMED", "XIII"],
] as const)("an event that is %j has the status %s", (estado, status, title) => {
  const { event } = imported({ ...winter, estado });
  expect(event.component.getFirstPropertyValue("status")).toBe(status);
  expect(event.summary.startsWith(title)).toBe(true);
  expect(event.location === "En línea").toBe(estado?.tipo === "en-linea");
  const isTravelledTo = status === "CONFIRMED" && estado?.tipo !== "en-linea";
  expect(event.description.includes("http")).toBe(isTravelledTo);
});

test("texts, map and address of the site arrive as they were written", () => {
  const { event, url } = imported(winter);
  expect(event.summary).toBe("XIII Convención; de «Ciencia», y Tecnología");
  expect(event.location).toBe("Salón, 2.ª avenida 4-18, zona 1");
  expect(event.description).toBe(
    "Puertas abiertas desde las 7:00 AM (UTC−6).\nCómo llegar: https://maps.example.com/?q=1,2",
  );
  expect(url).toBe(`${siteUrl}/`);
});

test("changed dates move the entry: its UID stays, its SEQUENCE rises, earlier dates included", () => {
  const first = imported(summer).event;
  const later = new Date(now.getTime() + 60_000);
  const moved = imported(winter, { now: later }).event;
  expect(moved.uid).toBe(first.uid);
  expect(moved.sequence).toBeGreaterThan(first.sequence);
  const others = [
    imported({ ...winter, numero: 14 }),
    imported(winter, { siteUrl: `${siteUrl}/a` }),
  ];
  expect(new Set([first.uid, ...others.map(({ event }) => event.uid)]).size).toBe(3);
});
