// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { testEdition } from "#site/testing/edition.ts";
import { YearTabs } from "./YearTabs.tsx";

let draw: () => void;

beforeEach(() => {
  const decoded = new Promise<void>((resolve) => {
    draw = resolve;
  });
  vi.spyOn(HTMLImageElement.prototype, "decode").mockReturnValue(decoded);
  // A wide window, and reduced motion.
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  render(<YearTabs editions={testEdition().ediciones} />);
});

const tab = (name: string) => screen.getByRole("tab", { name });
const photos = () => screen.getByRole("tabpanel");
const topPhoto = () => within(photos()).getAllByRole("img")[0]?.getAttribute("aria-label");

it.each([
  ["its first can be drawn", () => draw()],
  ["half a second has passed", () => vi.advanceTimersByTime(500)],
])("the photos of a year that was pressed stand alone once %s", async (_, happens) => {
  vi.useFakeTimers();
  fireEvent.click(tab("2019"));
  expect(topPhoto()).toBe("Foto 2024-1");
  await act(async () => happens());
  expect(topPhoto()).toBe("Foto 2019-1");
  vi.useRealTimers();
});

it("the photos of a year load as soon as a mouse comes to it, behind those that are shown", () => {
  fireEvent.pointerEnter(tab("2019"), { pointerType: "touch" });
  expect(document.querySelector("#fotos-2019 img")).toBeNull();
  fireEvent.pointerEnter(tab("2019"), { pointerType: "mouse" });
  expect(document.querySelector("#fotos-2019 img")?.getAttribute("loading")).toBe("eager");
  expect(topPhoto()).toBe("Foto 2024-1");
});

it.each([
  ["ArrowRight", "2024", "2019"],
  ["ArrowLeft", "2024", "2019"],
  ["End", "2024", "2019"],
  ["Home", "2019", "2024"],
])("with %s the years go from %s to %s, and the focus with them", (key, from, to) => {
  fireEvent.click(tab(from));
  fireEvent.keyDown(tab(from), { key });
  expect(screen.getByRole("tab", { selected: true })).toBe(tab(to));
  expect(document.activeElement).toBe(tab(to));
  expect(screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(to)]);
});

it("a pile of photos is leafed through by arrow keys, unless they are meant for the browser", () => {
  const pile = within(photos()).getByRole("group", { name: "Fotos de la edición 2024" });
  fireEvent.keyDown(pile, { key: "ArrowRight" });
  expect(topPhoto()).toBe("Foto 2024-2");
  fireEvent.keyDown(pile, { key: "ArrowLeft" });
  expect(topPhoto()).toBe("Foto 2024-1");
  fireEvent.keyDown(pile, { key: "ArrowLeft", altKey: true });
  expect(topPhoto()).toBe("Foto 2024-1");
});

it("beside a photo without caption the lines of the longest caption of all years stay free", () => {
  const [first, ...others] = testEdition().ediciones;
  if (!first) throw new Error("There is no year");
  const fotos = first.fotos.map((photo) => ({ ...photo, leyenda: undefined }));
  cleanup();
  const { container } = render(<YearTabs editions={[{ ...first, fotos }, ...others]} />);
  const caption = container.querySelector("[data-longest]");
  expect(caption?.lastChild?.textContent).toBe("");
  expect(caption?.getAttribute("data-longest")).toBe(others[0]?.fotos[0]?.leyenda);
});
