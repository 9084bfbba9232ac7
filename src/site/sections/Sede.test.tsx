// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { inEdition } from "../testing/in-edition.tsx";
import { Sede } from "./Sede.tsx";

const WIDTH = 400;
const GAP = 20;

/** Gives the two photos of the list the boxes of a window that shows one. */
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    const isPhoto = this instanceof HTMLLIElement;
    const from = isPhoto ? place * (WIDTH + GAP) - (this.parentElement?.scrollLeft ?? 0) : 0;
    return new DOMRect(from, 0, WIDTH, 0);
  });
  render(<Sede />, inEdition());
});

const carousel = () => screen.getByRole("group", { name: "Fotos de la sede" });
/** Where the list stands, after the event that browsers fire. */
function scrolled(): number {
  const [list = carousel()] = screen.getAllByRole("list");
  fireEvent.scroll(list);
  return list.scrollLeft;
}

it("the carousel moves by arrow keys, unless they are meant for the browser", () => {
  fireEvent.keyDown(carousel(), { key: "ArrowRight" });
  expect(scrolled()).toBe(WIDTH + GAP);
  fireEvent.keyDown(carousel(), { key: "ArrowLeft", altKey: true });
  expect(scrolled()).toBe(WIDTH + GAP);
  fireEvent.keyDown(carousel(), { key: "ArrowLeft" });
  expect(scrolled()).toBe(0);
});
