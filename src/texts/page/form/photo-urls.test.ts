import { expect, test } from "vitest";
import type { BuiltPicture } from "#edition/model/pictures/built-pictures.ts";
import { builtPicture } from "./photo-urls.ts";

const size = { widths: [640], width: 640, height: 480, colour: "#190a0c", bytes: 7 };
const built = {
  pictures: [
    { archivo: "a.jpg", shape: "gallery", id: "whole", ...size },
    { archivo: "a.jpg", shape: "testimonial", id: "square", ...size },
    { archivo: "a.jpg", shape: "testimonial", enfoque: "50 20", id: "square-above", ...size },
  ] satisfies BuiltPicture[],
};
const published = { photos: [{ path: "a.jpg", bytes: 7, version: "1" }] };
const draft = { photos: new Map<string, Blob>(), published };

test("a photo in several places has the picture of each, around the focal point that it has there", () => {
  const idOf = (shape?: "gallery" | "portrait" | "testimonial", enfoque?: string) =>
    builtPicture(built, draft, { archivo: "a.jpg", enfoque }, shape)?.id;
  expect(idOf("gallery")).toBe("whole");
  expect(idOf("testimonial")).toBe("square");
  expect(idOf("testimonial", "50 20")).toBe("square-above");
  // Until it is published with the new focal point.
  expect(idOf("testimonial", "50 90")).toBe("square");
  expect(idOf("portrait")).toBeUndefined();
  expect(idOf()).toBe("whole");
});
