import { expect, test } from "vitest";
import type { DoorLine, PositionedLine } from "#door/model/lines.ts";
import { ana, beto, entry, north, rename, south } from "#door/model/testing/lines.ts";
import { afterSync, attendanceToday, derived, type LocalData, onNewLog } from "./local-data.ts";

/** The data of a phone at the north door. */
function dataWith(
  log: readonly PositionedLine[],
  own: readonly DoorLine[],
  position = 0,
): LocalData {
  return {
    list: { listVersion: "a", position, people: [ana, beto], days: [] },
    log: new Map(log.map((event) => [event.id, event])),
    own: new Map(own.map((event) => [event.id, { event, answered: false }])),
  };
}

const peopleIn = (data: LocalData) => derived(data, 0).people;
const attendanceIn = (data: LocalData) => attendanceToday(derived(data, 0), 0);
const logged = (line: DoorLine, position: number): PositionedLine => ({ ...line, position });

test("the phone's data counts a line on the day to which the server moved it alone", () => {
  const data = dataWith([logged(entry("a", 5, north), 1)], [entry("a", 15, north)]);
  const days = [0, 10].map((from) => ({ from, name: `${from}` }));
  const { byDay } = derived({ ...data, list: { ...data.list, days } }, 0);
  expect(byDay.map(({ validEntries }) => validEntries.size)).toEqual([1, 0]);
});

test("the phone's data takes additions and corrections of other doors in the order in which they were recorded, its own last", () => {
  const others = [
    logged(rename("c", south, "Ana Lucía"), 3),
    logged(rename("b", south, "Ana L."), 2),
  ];
  expect(peopleIn(dataWith(others, [])).get(ana.carnet)?.nombre).toBe("Ana Lucía");
  expect(peopleIn(dataWith(others, [], 3)).get(ana.carnet)?.nombre).toBe("Ana");
  const own = rename("d", north, "Ana Lucía X.");
  expect(peopleIn(dataWith(others, [own], 3)).get(ana.carnet)?.nombre).toBe("Ana Lucía X.");
});

test("after a sync a line is as the server recorded it, and waits for the log's copy", () => {
  const whom = { carnet: "2490-25-7", nombre: "Eva" };
  const walkIn = { kind: "walk-in", id: "w", at: 1, door: north, ...whom } as const;
  const data = dataWith([], [{ ...walkIn, numeroTicket: "1" }]);
  const changed = { ...walkIn, numeroTicket: "3" };
  const answers = [{ id: "w", outcome: "recorded", changed }] as const;
  const { data: after, waiting } = afterSync(data, answers, []);
  expect(waiting).toEqual([{ event: changed, answered: true }]);
  expect(peopleIn(after).get("2490-25-7")?.numeroTicket).toBe("3");
});

test("after a sync with another log, this door's lines are sent again, and all others come from that log", () => {
  const log = [
    logged(entry("b", 2, north, beto.carnet), 9),
    logged(entry("a", 1, north), 3),
    logged(entry("x", 5, south, "2490-21-9"), 4),
  ];
  const data = dataWith(log, [entry("c", 7, north, "2490-21-7")]);
  const restored = onNewLog(data, north);
  expect([...restored.own.keys()]).toEqual(["a", "b", "c"]);
  for (const { answered } of restored.own.values()) expect(answered).toBe(false);
  const { data: after } = afterSync(restored, [], [logged(entry("a", 1, north), 1)]);
  expect(after.own.has("a")).toBe(false);
  expect([...attendanceIn(after).validEntries.keys()].sort()).toEqual(
    [ana.carnet, beto.carnet, "2490-21-7"].sort(),
  );
});

test("after a sync a refused line is dropped, and a line of the log that comes twice is received once", () => {
  const answer = { id: "a", outcome: "refused", reason: "not-listed" } as const;
  const line = logged(entry("b", 1, south), 4);
  const after = afterSync(dataWith([], [entry("a", 1, north)]), [answer], [line]);
  expect(after.settled).toEqual(["a"]);
  expect([...attendanceIn(after.data).byDoor]).toEqual([[south, 1]]);
  expect(after.received).toEqual([line]);
  expect(afterSync(after.data, [], [line]).received).toEqual([]);
});
