// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchCover } from "./cover.ts";

type Entry = Pick<IntersectionObserverEntry, "target" | "isIntersecting">;

/** What the test says of the window's edges, in place of the browser. */
let edges: Record<"upper" | "lower", (entries: Entry[]) => void>;
let disconnected: number;
let told: boolean[];
let life: AbortController;
let one: Element;
let other: Element;

beforeEach(() => {
  const made: ((entries: Entry[]) => void)[] = [];
  disconnected = 0;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: Entry[]) => void) {
        made.push(callback);
      }
      observe() {}
      disconnect() {
        disconnected++;
      }
    },
  );
  document.body.innerHTML = "<p data-opaque></p><p data-opaque></p>";
  [one, other] = document.querySelectorAll("p") as unknown as [Element, Element];
  told = [];
  life = new AbortController();
  watchCover((covered) => told.push(covered), life.signal);
  const [upper = () => {}, lower = () => {}] = made;
  edges = { upper, lower };
});

afterEach(() => vi.unstubAllGlobals());

const at = (target: Element) => [{ target, isIntersecting: true }];
const gone = (target: Element) => [{ target, isIntersecting: false }];

it("tells of a part that reaches both edges of the window, and of its leaving one", () => {
  edges.lower(at(one));
  expect(told).toEqual([]);
  edges.upper(at(one));
  edges.lower(gone(one));
  edges.upper(gone(one));
  expect(told).toEqual([true, false]);
});

it("is not taken in by two parts with a gap between them", () => {
  edges.upper(at(one));
  edges.lower(at(other));
  expect(told).toEqual([]);
});

it("stays covered where one part gives way to another", () => {
  edges.upper(at(one));
  edges.lower(at(one));
  edges.upper(at(other));
  edges.lower(at(other));
  edges.upper(gone(one));
  expect(told).toEqual([true]);
});

it("ends with its signal", () => {
  life.abort();
  expect(disconnected).toBe(2);
});
