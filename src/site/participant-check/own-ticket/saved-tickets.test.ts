// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forgetTicket, readTickets, saveTicket } from "./saved-tickets.ts";
import { savedTicketsKey } from "./saved-tickets-key.ts";

const until = Date.parse("2025-10-05T00:00:00-06:00");
const before = until - 1;
const ana = { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "001", until };
const luis = { carnet: "2490-21-2", nombre: "Luis", numeroTicket: "002", until };

beforeEach(() => localStorage.clear());

test("the ticket saved last comes first, and one saved again stands once, as it is now", () => {
  expect([ana, luis].map(saveTicket)).toEqual([true, true]);
  const corrected = { ...ana, nombre: "Ana María" };
  saveTicket(corrected);
  expect(readTickets(before)).toEqual([corrected, luis]);
});

test("one ticket is forgotten without the others, and with the last nothing stays", () => {
  saveTicket(ana);
  saveTicket(luis);
  forgetTicket(ana.carnet);
  expect(readTickets(before)).toEqual([luis]);
  forgetTicket(luis.carnet);
  expect(localStorage.length).toBe(0);
});

test("a ticket is forgotten when its event ends, and that of a later one stays", () => {
  const next = { ...luis, until: until + 1 };
  saveTicket(ana);
  saveTicket(next);
  expect(readTickets(until)).toEqual([next]);
  expect(localStorage.getItem(savedTicketsKey)).not.toContain(ana.carnet);
});

test.each(["no es JSON", '{"a":1}', '[null,1,{"carnet":"2490-21-1"}]'])(
  "what something else wrote under the name is no ticket: %s",
  (text) => {
    localStorage.setItem(savedTicketsKey, text);
    expect(readTickets(before)).toEqual([]);
    expect(saveTicket(ana)).toBe(true);
    expect(readTickets(before)).toEqual([ana]);
  },
);
