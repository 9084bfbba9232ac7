import { expect, test } from "vitest";
import { freeTicket, ticketAfter, ticketCandidates } from "./ticket-number.ts";

test.each([
  ["XIII-00127", "XIII-00128"],
  ["009", "010"],
  ["A-7b", "A-8b"],
  ["99999999999999999999", "100000000000000000000"],
  ["VIP", "VIP-2"],
])("after %s comes %s", (ticket, after) => {
  expect(ticketAfter(ticket)).toBe(after);
});

test("a taken ticket is replaced by the next free one, or by one far behind a long run", () => {
  expect(freeTicket("009", new Set(["009", "010"]), "id")).toBe("011");
  const row = new Set(Array.from({ length: 2000 }, (_, index) => `${index + 1}`));
  expect(freeTicket("5", row, "id")).toBe("4101");
  expect(freeTicket("VIP", new Set(["VIP", "VIP-2"]), "id")).toBe("VIP-3");
});

test("no number is longer than a ticket may be; if none fits, it is made from the event's id", () => {
  const longest = "9".repeat(40);
  expect(ticketCandidates(longest)).toEqual([longest]);
  expect(freeTicket(longest, new Set([longest]), "id")).toBe("id");
});
