// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { testEdition } from "#site/testing/edition.ts";
import { YearTabs } from "./YearTabs.tsx";

beforeEach(() => {
  // A wide window, and reduced motion.
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  render(<YearTabs editions={testEdition().ediciones} />);
});

const tab = (name: string) => screen.getByRole("tab", { name });
const selected = () => screen.getByRole("tab", { selected: true }).textContent;
const photos = () => screen.getByRole("tabpanel");
const topPhoto = () => within(photos()).getAllByRole("img")[0]?.getAttribute("aria-label");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the years", () => {
  it("shows the photos of the pressed one alone", () => {
    expect(topPhoto()).toBe("Foto 2024-1");
    fireEvent.click(tab("2019"));
    expect(topPhoto()).toBe("Foto 2019-1");
  });

  it.each([
    ["ArrowRight", "2024", "2019"],
    ["ArrowLeft", "2024", "2019"],
    ["End", "2024", "2019"],
    ["Home", "2019", "2024"],
  ])("with %s go from %s to %s, and the focus with them", (key, from, to) => {
    fireEvent.click(tab(from));
    fireEvent.keyDown(tab(from), { key });
    expect(selected()).toBe(to);
    expect(document.activeElement).toBe(tab(to));
    expect(screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(to)]);
  });
});

describe("a pile of photos", () => {
  const place = () => within(photos()).getByText(/^Foto \d de \d/).textContent;

  it("is leafed through by its buttons, round and round", () => {
    expect(place()).toBe("Foto 1 de 2: ");
    press("Foto siguiente");
    expect([topPhoto(), place()]).toEqual(["Foto 2024-2", "Foto 2 de 2: "]);
    expect(within(photos()).getByText("Leyenda de 2024-2")).toBeDefined();
    press("Foto siguiente");
    expect([topPhoto(), place()]).toEqual(["Foto 2024-1", "Foto 1 de 2: "]);
    press("Foto anterior");
    expect([topPhoto(), place()]).toEqual(["Foto 2024-2", "Foto 2 de 2: "]);
  });

  it("is leafed through by arrow keys, unless they are meant for the browser", () => {
    const pile = within(photos()).getByRole("group", { name: "Fotos de la edición 2024" });
    fireEvent.keyDown(pile, { key: "ArrowRight" });
    expect(topPhoto()).toBe("Foto 2024-2");
    fireEvent.keyDown(pile, { key: "ArrowLeft" });
    expect(topPhoto()).toBe("Foto 2024-1");
    fireEvent.keyDown(pile, { key: "ArrowLeft", altKey: true });
    expect(topPhoto()).toBe("Foto 2024-1");
  });
});
