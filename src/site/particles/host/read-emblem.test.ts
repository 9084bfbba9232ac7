// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readEmblem } from "./read-emblem.ts";

let scrolled: number;

beforeEach(() => {
  vi.stubGlobal("innerHeight", 800);
  scrolled = 0;
  const nodes = '<path data-nodes d="M6,6h0M41,56h0" />';
  document.body.innerHTML = `<dialog><svg>${nodes}</svg></dialog><div data-island="emblem"><svg>${nodes}</svg></div>`;
  // The drawing at twice its size, its corner 100 pixels from the left and 300 from the top.
  for (const path of document.querySelectorAll("[data-nodes]")) {
    Object.assign(path, {
      getScreenCTM: () => ({ a: 2, e: 100, f: 300 - scrolled }),
      getBoundingClientRect: () => new DOMRect(112, 312 - scrolled, 70, 100),
    });
  }
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("reads where in the window the page's emblem is, and the room around it", () => {
  scrolled = 250;
  expect(readEmblem()).toEqual({
    x: [112, 182],
    y: [62, 162],
    radius: 16,
    left: 12,
    right: 282,
    top: -38,
    bottom: 262,
  });
});

it("reads none once it is scrolled further away than a link is long", () => {
  scrolled = 510;
  expect(readEmblem()).not.toBeNull();
  scrolled = 513;
  expect(readEmblem()).toBeNull();
});

it("reads none of the ticket alone", () => {
  document.querySelector("[data-island]")?.remove();
  expect(readEmblem()).toBeNull();
});
