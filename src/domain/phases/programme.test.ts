import { expect, it } from "vitest";
import { programmeTimes } from "./programme.ts";

const edicion = {
  fechas: {
    puertas: "2025-10-04T07:00:00-06:00",
    inicio: "2025-10-04T08:00:00-06:00",
    fin: "2025-10-04T17:00:00-06:00",
  },
} as Parameters<typeof programmeTimes>[0]["edicion"];

/**
 * The times of each talk: when it is announced as next, its start and its end, at the event's offset.
 */
function times(...tematicas: { hora?: string; hasta?: string }[]) {
  const clock = (instant: number) => new Date(instant - 6 * 3_600_000).toISOString().slice(11, 16);
  return programmeTimes({ edicion, tematicas }).map(
    (talk) => talk && [talk.next, talk.starts, talk.ends].map(clock).join(" "),
  );
}

it("a talk is next once the previous one has begun, and lasts until its own end or the next one", () => {
  expect(times({ hora: "08:30", hasta: "10:00" }, { hora: "10:30" }, { hora: "14:00" })).toEqual([
    "07:00 08:30 10:00",
    "08:30 10:30 14:00",
    "10:30 14:00 17:00",
  ]);
});

it("talks at one time come next together", () => {
  expect(times({ hora: "09:00" }, { hora: "11:00" }, { hora: "11:00" })).toEqual([
    "07:00 09:00 11:00",
    "09:00 11:00 17:00",
    "09:00 11:00 17:00",
  ]);
});

it("a talk without an hour has no time and does not affect others", () => {
  expect(times({ hora: "09:00" }, {}, { hora: "11:00" })).toEqual([
    "07:00 09:00 11:00",
    null,
    "09:00 11:00 17:00",
  ]);
});
