import { expect, test } from "vitest";
import { focalPoint, portraitZoom } from "./focal-point.ts";

const zoomOf = (enfoque: string) => portraitZoom(focalPoint(enfoque));

test("a face low in a photo is enlarged until it stands where others do, a high one is not", () => {
  // From 54 to 42 percent of the height, around the lower edge: 58 / 46.
  expect(zoomOf("50 54")).toBe(1.26);
  expect(zoomOf("50 42")).toBe(1);
  expect(zoomOf("50 20")).toBe(1);
});

test("an enlargement that somebody chose stays, and one by itself has a limit", () => {
  expect(zoomOf("50 60 110")).toBe(1.1);
  expect(zoomOf("50 95")).toBe(1.5);
  expect(zoomOf("50 100")).toBe(1.5);
});
