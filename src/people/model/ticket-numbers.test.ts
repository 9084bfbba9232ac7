import { expect, test } from "vitest";
import { freeTicket, freeTickets, nextTicket, ticketCandidates } from "./ticket-numbers.ts";

test.each([
  [[], "001"],
  [["VIP", "sin número"], "001"],
  [["9"], "10"],
  [["10", "002"], "011"],
  [["0099", "7"], "0100"],
  [["7A", "8A"], "9A"],
  [["A-07b", "A-09b", "12"], "A-10b"],
  [["XIII-0009", "XIII-0098", "7", "VIP-0500"], "XIII-0099"],
  [["012/2026", "011/2026"], "013/2026"],
  [["13-1999", "13-2000", "13-0001"], "13-2001"],
  [["A999"], "A1000"],
  [["99999999999999999999"], "100000000000000000000"],
])("after %j comes %j", (tickets, next) => {
  expect(nextTicket(tickets)).toBe(next);
});

test("several free tickets follow one another, also with a prefix that somebody chose", () => {
  const next = freeTickets("B", ["A1", "B07", "B7"]);
  expect([next(), next()]).toEqual(["B08", "B09"]);
  const first = freeTickets("C", ["A1"]);
  expect([first(), first()]).toEqual(["C001", "C002"]);
  expect(freeTickets("2026", ["2026041"])()).toBe("2026042");
});

test("a taken ticket is replaced by the next free one, or by one far behind a long run", () => {
  expect(freeTicket("009", new Set(["009", "010"]), "id")).toBe("011");
  expect(freeTicket("7A", new Set(["7A"]), "id")).toBe("8A");
  expect(freeTicket("012/2026", new Set(["012/2026"]), "id")).toBe("013/2026");
  const row = new Set(Array.from({ length: 2000 }, (_, index) => `${index + 1}`));
  expect(freeTicket("5", row, "id")).toBe("4101");
  expect(freeTicket("VIP", new Set(["VIP", "VIP-2"]), "id")).toBe("VIP-3");
});

test("no number is longer than a ticket may be; if none fits, it is made from the event's id", () => {
  const longest = "9".repeat(40);
  expect(ticketCandidates(longest)).toEqual([longest]);
  expect(freeTicket(longest, new Set([longest]), "id")).toBe("id");
});
