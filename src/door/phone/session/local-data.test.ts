import { describe, expect, test } from "vitest";
import type { PositionedLine, SentLine } from "#door/model/lines.ts";
import {
  afterSync,
  attendanceToday,
  derived,
  type LocalData,
  lastEntries,
  onNewLog,
  peopleIn,
} from "./local-data.ts";

const north = "Entrada norte";
const south = "Entrada sur";
const ana = { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "1" };
const beto = { carnet: "2490-21-2", nombre: "Beto", numeroTicket: "2" };

/** The data of a phone at the north door. */
function dataWith(
  log: readonly PositionedLine[],
  own: readonly SentLine[],
  position = 0,
): LocalData {
  return {
    list: { listVersion: "a", position, people: [ana, beto], days: [] },
    log: new Map(log.map((event) => [event.id, event])),
    own: new Map(
      own.map((sent) => [sent.id, { event: { ...sent, door: north }, answered: false }]),
    ),
  };
}

const attendanceIn = (data: LocalData) => attendanceToday(derived(data, 0), 0);
const entry = (id: string, at: number, carnet = ana.carnet): SentLine => ({
  kind: "entry",
  id,
  at,
  carnet,
});
const logged = (sent: SentLine, position: number, door = south): PositionedLine => ({
  ...sent,
  door,
  position,
});

describe("the phone's data", () => {
  test("holds its own lines and the log's, each once, as the log has them", () => {
    const data = dataWith(
      [logged(entry("a", 5), 1, north)],
      [entry("a", 9), entry("b", 7, beto.carnet)],
    );
    const { validEntries, repeated } = attendanceIn(data);
    expect(validEntries.get(ana.carnet)?.at).toBe(5);
    expect(validEntries.size).toBe(2);
    expect(repeated).toEqual([]);
  });

  test("takes additions and corrections of other doors in the order in which they were recorded, its own last", () => {
    const rename = (id: string, nombre: string): SentLine => ({
      kind: "rename",
      id,
      at: 1,
      carnet: ana.carnet,
      nombre,
    });
    const others = [logged(rename("c", "Ana Lucía"), 3), logged(rename("b", "Ana L."), 2)];
    expect(peopleIn(dataWith(others, [])).get(ana.carnet)?.nombre).toBe("Ana Lucía");
    expect(peopleIn(dataWith(others, [], 3)).get(ana.carnet)?.nombre).toBe("Ana");
    const own = rename("d", "Ana Lucía X.");
    expect(peopleIn(dataWith(others, [own], 3)).get(ana.carnet)?.nombre).toBe("Ana Lucía X.");
  });

  test("shows the last entries through its own door, duplicates too, the newest first", () => {
    const data = dataWith(
      [logged(entry("a", 1), 1), logged(entry("c", 2, beto.carnet), 2, north)],
      [entry("b", 3)],
    );
    expect(lastEntries(attendanceIn(data), north, 10).map(({ id }) => id)).toEqual(["b", "c"]);
    expect(lastEntries(attendanceIn(data), north, 1).map(({ id }) => id)).toEqual(["b"]);
  });
});

describe("after a sync", () => {
  const recorded = (id: string) => ({ id, outcome: "recorded", changed: null }) as const;

  test("an acknowledged line stays until the log's copy has arrived, and is not sent again", () => {
    const data = dataWith([], [entry("a", 1)]);
    const answered = afterSync(data, [recorded("a")], []);
    expect(answered.data.own.get("a")?.answered).toBe(true);
    expect(answered.waiting).toHaveLength(1);
    expect(attendanceIn(answered.data).validEntries.size).toBe(1);
    const copied = afterSync(answered.data, [], [logged(entry("a", 1), 4, north)]);
    expect(copied.data.own.size).toBe(0);
    expect(copied.settled).toEqual(["a"]);
    expect(attendanceIn(copied.data).validEntries.size).toBe(1);
  });

  test("a line that the server changed replaces the phone's", () => {
    const walkIn = { kind: "walk-in", id: "w", at: 1, carnet: "2490-25-7", nombre: "Eva" } as const;
    const data = dataWith([], [{ ...walkIn, numeroTicket: "1" }]);
    const changed = { ...walkIn, numeroTicket: "3", door: north };
    const { data: after } = afterSync(data, [{ id: "w", outcome: "recorded", changed }], []);
    expect(peopleIn(after).get("2490-25-7")?.numeroTicket).toBe("3");
  });

  test("with another log, this door's lines are sent again, and all others come from that log", () => {
    const log = [
      logged(entry("b", 2, beto.carnet), 9, north),
      logged(entry("a", 1), 3, north),
      logged(entry("x", 5, "2490-21-9"), 4),
    ];
    const data = dataWith(log, [entry("c", 7, "2490-21-7")]);
    const restored = onNewLog(data, north);
    expect([...restored.own.values()].map(({ event, answered }) => [event.id, answered])).toEqual([
      ["a", false],
      ["b", false],
      ["c", false],
    ]);
    const { data: after } = afterSync(restored, [], [logged(entry("a", 1), 1, north)]);
    expect(after.own.has("a")).toBe(false);
    expect([...attendanceIn(after).validEntries.keys()].sort()).toEqual(
      [ana.carnet, beto.carnet, "2490-21-7"].sort(),
    );
  });

  test("a line that organisers set aside is forgotten, with what it did to the list", () => {
    const rename = { kind: "rename", id: "r", at: 2, carnet: ana.carnet, nombre: "Ann" } as const;
    const log = [logged(entry("a", 1), 1, north), logged(rename, 2, north)];
    const setAside = (id: string) =>
      ({ id, outcome: "known", changed: null, isSetAside: true }) as const;
    const again = onNewLog(dataWith(log, []), north);
    const { data, settled } = afterSync(again, [setAside("a"), setAside("r")], []);
    expect(settled).toEqual(["a", "r"]);
    expect(attendanceIn(data).validEntries.size).toBe(0);
    expect(peopleIn(data).get(ana.carnet)?.nombre).toBe("Ana");
  });

  test("a refused line is dropped and reported", () => {
    const data = dataWith([], [entry("a", 1)]);
    const {
      refused,
      settled,
      data: after,
    } = afterSync(data, [{ id: "a", outcome: "refused", reason: "not-listed" }], []);
    expect(refused.map(({ id }) => id)).toEqual(["a"]);
    expect(settled).toEqual(["a"]);
    expect(attendanceIn(after).validEntries.size).toBe(0);
  });

  test("a line of the log that comes twice is received once", () => {
    const line = logged(entry("a", 1), 4);
    const { data, received } = afterSync(dataWith([], []), [], [line]);
    expect(received).toEqual([line]);
    expect(afterSync(data, [], [line]).received).toEqual([]);
  });
});
