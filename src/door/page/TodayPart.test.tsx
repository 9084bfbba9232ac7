// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Role } from "#access/model/calls.ts";
import { eventDays } from "#edition/model/event-days.ts";
import { phaseDates } from "#edition/model/phases/phase.ts";
import { listCalls } from "#people/model/list-calls.ts";
import { registrationCalls } from "#registration/model/organiser-calls.ts";
import { peopleAnswer, renderPart } from "#testing/organiser-page.tsx";
import { organiserDoorCalls, type TodayAnswer } from "../model/organiser-calls.ts";
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

test("before an event Hoy says how many requests wait, and that all is ready where none does", async () => {
  const now = Date.parse("2025-09-01T09:00:00-06:00");
  const door = {
    ...{ name: "Ensayo", linkId: "", isOpen: true, isRehearsal: true, openedAt: 0, closedAt: null },
    ...{ validUntil: now, lastContact: null, entered: 0, duplicates: 0, lines: 0 },
  };
  const ready = { ...today, now, entered: 0, doors: [door] };
  const listed = { carnet: "0901-21-1", nombre: "Estudiante 1", numeroTicket: "1" };
  const asked = (number: number, at = now) => ({
    ...{ carnet: `0901-21-${number}`, nombre: `Estudiante ${number}`, number, at, rejection: null },
  });
  const showWith = (signUps: readonly object[], role?: Role) => {
    const answers: Readonly<Record<string, object>> = {
      [organiserDoorCalls.today.path]: ready,
      [registrationCalls.signUps.path]: { signUps },
      [listCalls.people.path]: peopleAnswer([listed]),
    };
    vi.stubGlobal("fetch", async (path: string) => Response.json(answers[path]));
    const registration = { pide: ["correo" as const], cupo: 3 };
    return renderPart(<TodayPart />, { facts: { ...facts, registration }, ...(role && { role }) });
  };
  const { unmount } = showWith([asked(8, 0), asked(1), asked(2), asked(3), asked(4)]);
  await screen.findByRole("link", { name: "2 inscripciones por revisar y 1 en espera de lugar" });
  expect(screen.queryByText("Nada: está todo listo.")).toBeNull();
  unmount();
  const { unmount: leave } = showWith([asked(1)]);
  await screen.findByText("Nada: está todo listo.");
  leave();
  showWith([asked(2)], "list-and-doors");
  await screen.findByRole("link", { name: "1 inscripción por revisar" });
});
