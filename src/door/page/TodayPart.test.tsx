// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { eventDays } from "#edition/model/event-days.ts";
import { phaseDates } from "#edition/model/phases/phase.ts";
import { renderPart } from "#testing/organiser-page.tsx";
import type { TodayAnswer } from "../model/organiser-calls.ts";
import { TodayPart } from "./TodayPart.tsx";

const begin = { puertas: "2025-10-04T07:00:00-06:00", inicio: "2025-10-04T08:00:00-06:00" };
const fechas = { ...begin, fin: "2025-10-05T18:00:00-06:00" };
const nobody = { visits: 0, duplicates: 0, unreadable: 0, doors: [], arrivals: [], last: [] };
const today: TodayAnswer = {
  now: Date.parse("2025-10-05T09:00:00-06:00"),
  days: [
    { name: "sábado 4", entered: 7 },
    { name: "domingo 5", entered: 2 },
  ],
  shownDay: 1,
  registered: 10,
  entered: 2,
  ...nobody,
};
const facts = { dates: phaseDates({ fechas }), days: eventDays(fechas) };

test("in an event of several days Hoy begins with today, and shows another day that is chosen", async () => {
  const saturday = { ...today, shownDay: 0, entered: 7 };
  vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit) =>
    Response.json(body === JSON.stringify({ day: 0 }) ? saturday : today),
  );
  renderPart(<TodayPart />, { facts });
  expect(await screen.findByRole("heading", { name: "2 adentro" })).toBeTruthy();
  expect(isChosen("domingo 5: 2")).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: "sábado 4: 7" }));
  expect(isChosen("sábado 4: 7")).toBe(true);
  expect(await screen.findByRole("heading", { name: "7 vinieron" })).toBeTruthy();
});

const isChosen = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;

test("before an event with registration Hoy never says that all is ready, because requests may wait", async () => {
  const now = Date.parse("2025-09-01T09:00:00-06:00");
  const door = {
    ...{ name: "Ensayo", linkId: "", isOpen: true, isRehearsal: true, openedAt: 0, closedAt: null },
    ...{ validUntil: now, lastContact: null, entered: 0, duplicates: 0, lines: 0 },
  };
  const ready = { ...today, now, entered: 0, doors: [door] };
  vi.stubGlobal("fetch", async () => Response.json(ready));
  const { unmount } = renderPart(<TodayPart />, { facts });
  await screen.findByText("Nada: está todo listo.");
  unmount();
  renderPart(<TodayPart />, { facts: { ...facts, registration: { pide: ["correo"] } } });
  expect(await screen.findByRole("link", { name: "inscripciones" })).toBeTruthy();
  expect(screen.queryByText("Nada: está todo listo.")).toBeNull();
});
