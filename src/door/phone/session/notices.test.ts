import { expect, test } from "vitest";
import { attendanceByDay } from "#door/model/days.ts";
import { ana, entry, north, south } from "#door/model/testing/lines.ts";
import { emptyList } from "./local-data.ts";
import { noNotices, noticesOf, type StoredNotices, unseenNotices } from "./notices.ts";

const people = new Map([[ana.carnet, ana]]);
/** The notices of a door where nobody entered twice. */
const unseen = (stored: StoredNotices) =>
  unseenNotices(stored, { list: emptyList, byDay: [], people }, north, 3);

test("a duplicate of another day of the event names that day", () => {
  const days = [1, 10].map((from) => ({ from, name: `el ${from}` }));
  const byDay = attendanceByDay([entry("a", 1, south), entry("b", 2, north)], days);
  const data = { list: { ...emptyList, days }, byDay, people };
  const otherDays = [3, 11].map((now) =>
    unseenNotices(noNotices, data, north, now).map((each) => "otherDay" in each && each.otherDay),
  );
  expect(otherDays).toEqual([[null], ["el 1"]]);
});

const walkIn = { kind: "walk-in", id: "b", at: 2, door: north, ...ana } as const;

test("an answer that changes the ticket, or refuses, is a notice until the helper confirms it", () => {
  const answered = noticesOf(
    [
      { id: "b", outcome: "recorded", changed: walkIn },
      { id: "c", outcome: "refused", reason: "not-listed" },
    ],
    new Map([["c", { event: entry("c", 3, north), answered: false }]]),
  );
  expect(answered).toMatchObject([
    { kind: "other-ticket", person: ana },
    { kind: "refused", carnet: ana.carnet },
  ]);
  expect(unseen({ answered, seen: [] })).toEqual(answered);
  const seen = [answered[0]?.id ?? ""];
  expect(unseen({ answered, seen })).toEqual([answered[1]]);
});

test("an answer about a walk-in who had been put on the list meanwhile says the ticket there, if it is another", () => {
  const changed = entry("b", 2, north);
  const noticesFor = (numeroTicket: string) => {
    const own = new Map([["b", { event: { ...walkIn, numeroTicket }, answered: false }]]);
    const answered = noticesOf([{ id: "b", outcome: "recorded", changed }], own);
    return unseen({ answered, seen: [] });
  };
  expect(noticesFor("30")).toMatchObject([{ kind: "other-ticket", person: ana }]);
  expect(noticesFor(ana.numeroTicket)).toEqual([]);
});
