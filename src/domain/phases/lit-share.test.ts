import { expect, test } from "vitest";
import { isGlowing, litCaption, litShare, untilNextShare } from "./lit-share.ts";

const event = {
  dayStarts: Date.parse("2027-10-02T00:00:00-06:00"),
  doors: Date.parse("2027-10-02T07:00:00-06:00"),
};
const at = (text: string) => Date.parse(`2027-${text}-06:00`);

test.each([
  ["09-01T12:00:00", 0, null],
  ["09-18T07:00:00", 0, null],
  ["09-18T07:00:01", 1, "Faltan 13 días"],
  ["09-26T06:59:59", 8, "Faltan 6 días"],
  ["09-30T12:00:00", 13, "Falta 1 día"],
  ["10-01T00:00:00", 13, null],
  ["10-01T07:00:01", 14, null],
  ["10-02T06:00:00", 14, null],
  ["10-02T07:00:00", 14, null],
  ["12-24T12:00:00", 14, null],
])("at %s of the place, %i fourteenths are lit and the caption says %s", (text, lit, caption) => {
  expect(litShare(event, at(text)) * 14).toBeCloseTo(lit);
  expect(litCaption(event, at(text))).toBe(caption);
});

test("the emblem glows from the time that the doors open", () => {
  expect(isGlowing(event, event.doors - 1)).toBe(false);
  expect(isGlowing(event, event.doors)).toBe(true);
});

test("waiting for each next change reaches every change, and ends", () => {
  let now = at("09-01T12:00:00");
  const captions = new Set<string | null>();
  for (let wait = untilNextShare(event, now); wait !== null; wait = untilNextShare(event, now)) {
    expect(wait).toBeGreaterThan(0);
    now += wait;
    captions.add(litCaption(event, now));
  }
  expect(captions.size).toBe(13 + 1);
  expect(now).toBe(event.doors);
});
