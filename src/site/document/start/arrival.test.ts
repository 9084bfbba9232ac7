// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readArrival } from "./arrival.ts";

let led: string[];

beforeEach(() => {
  led = [];
  document.body.innerHTML = '<section id="ponentes"></section>';
  const place = document.querySelector("section");
  if (place) place.scrollIntoView = () => led.push(place.id);
  // happy-dom knows no `:target`.
  vi.spyOn(document, "querySelector").mockReturnValue(place);
  location.hash = "#ponentes";
});

afterEach(() => {
  vi.restoreAllMocks();
  location.hash = "";
});

/** Arrives by a navigation of a kind, to an address as the browser remembers it. */
function arrive(type: string, name = "https://example.org/#ponentes") {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type, name }] as never);
  return readArrival();
}

it("leads to the place of a link as often as it is asked", () => {
  const { isFurtherDown, lead } = arrive("navigate");
  expect(isFurtherDown).toBe(true);
  lead();
  lead();
  expect(led).toEqual(["ponentes", "ponentes"]);
});

it.each(["wheel", "touchmove", "pointerdown", "keydown"])(
  "leads no visitor who has scrolled or typed (%s)",
  (move) => {
    const { lead } = arrive("navigate");
    dispatchEvent(new Event(move));
    lead();
    expect(led).toEqual([]);
  },
);

it.each(["reload", "back_forward"])("leaves a visitor where the browser does on a %s", (type) => {
  const { isFurtherDown, lead } = arrive(type);
  expect(isFurtherDown).toBe(true);
  lead();
  expect(led).toEqual([]);
});

it("takes a link to a text from Firefox's history too, where the navigation's name lacks it", () => {
  const url = "https://example.org/#:~:text=Andrea";
  vi.stubGlobal("navigation", { currentEntry: { url } });
  location.hash = "";
  expect(arrive("navigate", "https://example.org/").isFurtherDown).toBe(true);
  vi.unstubAllGlobals();
  expect(arrive("navigate", "https://example.org/").isFurtherDown).toBe(false);
});

it("leaves a link to a text to the browser", () => {
  const { isFurtherDown, lead } = arrive("navigate", "https://example.org/#ponentes:~:text=Andrea");
  expect(isFurtherDown).toBe(true);
  lead();
  expect(led).toEqual([]);
});
