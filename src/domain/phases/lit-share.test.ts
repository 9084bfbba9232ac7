import { expect, test } from "vitest";
import { isFilling, isGlowing, litShare, untilNextShare } from "./lit-share.ts";

const event = {
  dayStarts: Date.parse("2027-10-02T00:00:00-06:00"),
  doors: Date.parse("2027-10-02T07:00:00-06:00"),
};
const at = (text: string) => Date.parse(`2027-${text}-06:00`);

test.each([
  ["09-01T12:00:00", 0, false],
  ["09-18T07:00:00", 0, false],
  ["09-18T07:00:01", 1, true],
  ["09-26T06:59:59", 8, true],
  ["09-30T12:00:00", 13, true],
  ["10-01T00:00:00", 13, false],
  ["10-01T07:00:01", 14, false],
  ["10-02T06:00:00", 14, false],
  ["10-02T07:00:00", 14, false],
  ["12-24T12:00:00", 14, false],
])("at %s of the place, %i fourteenths are lit and it is filling: %s", (text, lit, filling) => {
  expect(litShare(event, at(text)) * 14).toBeCloseTo(lit);
  expect(isFilling(event, at(text))).toBe(filling);
});

test("the emblem glows from the time that the doors open", () => {
  expect(isGlowing(event, event.doors - 1)).toBe(false);
  expect(isGlowing(event, event.doors)).toBe(true);
});

test("waiting for the next change leads to every change and then to none", () => {
  let now = at("09-01T12:00:00");
  const shares = new Set<number>();
  for (let wait = untilNextShare(event, now); wait !== null; wait = untilNextShare(event, now)) {
    expect(wait).toBeGreaterThan(0);
    now += wait;
    shares.add(litShare(event, now));
  }
  expect(shares.size).toBe(14);
  expect(now).toBe(event.doors);
});
