// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forgetWhenOver, readTickets, savedTicketsKey, saveTicket } from "./saved-tickets.ts";

const ends = Date.parse("2025-10-05T00:00:00-06:00");
/** Certificates come after the event. */
const until = ends + 60 * 86_400_000;
const now = until - 1;
const edition = 13;
const ana = { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "001", edition };
const luis = { carnet: "2490-21-2", nombre: "Luis", numeroTicket: "002", edition };
const read = (at = now) => readTickets({ editionNumber: edition, end: ends }, at);

beforeEach(() => localStorage.clear());

test("the last saved ticket comes first, and one saved again is stored once, with its new data", () => {
  expect([ana, luis].map(saveTicket)).toEqual([true, true]);
  const corrected = { ...ana, nombre: "Ana María" };
  saveTicket(corrected);
  expect(read()).toEqual([corrected, luis]);
});

test("two people whose tickets organisers exchange keep both, and a carnet without its zeros is the same person", () => {
  saveTicket(ana);
  saveTicket(luis);
  const exchanged = { ...ana, numeroTicket: luis.numeroTicket };
  saveTicket(exchanged);
  expect(read()).toEqual([exchanged, luis]);
  const whole = { ...luis, carnet: "2490-21-000002" };
  saveTicket(whole);
  expect(read()).toEqual([whole, exchanged]);
});

test("a phone whose clock is days ahead hides tickets, and shows them again when it is right; they are deleted 60 days after the event by the server's clock and the page's date", () => {
  saveTicket(ana);
  expect(read(until + 12 * 86_400_000)).toEqual([]);
  expect(read()).toEqual([ana]);
  const forget = (end: number) => forgetWhenOver({ editionNumber: edition, end }, until + 1000);
  forget(ends + 2000);
  expect(read()).toEqual([ana]);
  forget(ends);
  expect(localStorage.length).toBe(0);
});

test("a page forgets the tickets of earlier editions, and deletes none of others: no preview of the next edition does, and no tab that is left open for a year", () => {
  const next = { ...luis, edition: 14 };
  for (const ticket of [{ ...ana, edition: 12 }, luis, next]) saveTicket(ticket);
  const ofNext = () => readTickets({ editionNumber: 14, end: until }, now);
  expect([ofNext(), read()]).toEqual([[next], [luis]]);
  forgetWhenOver({ editionNumber: edition, end: ends }, now);
  expect([ofNext(), read()]).toEqual([[next], [luis]]);
  expect(localStorage.getItem(savedTicketsKey)).not.toContain(ana.carnet);
  forgetWhenOver({ editionNumber: edition, end: ends }, until + 1000);
  expect([ofNext(), read()]).toEqual([[next], []]);
});

test.each(["no es JSON", '{"a":1}', '[null,1,{"carnet":"2490-21-1"}]'])(
  "a foreign value under the key is ignored: %s",
  (text) => {
    localStorage.setItem(savedTicketsKey, text);
    expect(read()).toEqual([]);
    expect(saveTicket(ana)).toBe(true);
    expect(read()).toEqual([ana]);
  },
);
