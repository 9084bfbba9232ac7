import { expect, test } from "vitest";
import { focalPoint, portraitZoom } from "./focal-point.ts";

test.each([
  // From 54 to 42 percent of the height, around the lower edge: 58 / 46.
  ["50 54", 1.26],
  ["50 42", 1],
  ["50 20", 1],
  // An enlargement that somebody chose stays, and one by itself has a limit.
  ["50 60 110", 1.1],
  ["50 100", 1.5],
])("a face at %s is enlarged %d times, until it stands where others do", (enfoque, zoom) => {
  expect(portraitZoom(focalPoint(enfoque))).toBe(zoom);
});
