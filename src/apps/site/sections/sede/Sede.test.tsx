// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { testEdition } from "../../testing/edition.ts";
import { ImmediateObserver } from "../../testing/immediate-observer.ts";
import { Sede } from "./Sede.tsx";

type FakeListeners = Record<
  "init" | "slideChange",
  (swiper: { isBeginning: boolean; isEnd: boolean }) => void
>;

/** Replaces Swiper, which moves only elements with a size; shows one of two photos. */
const library = vi.hoisted(() => ({ shown: 0 }));
vi.mock("swiper", () => ({
  Swiper: class {
    readonly #on: FakeListeners;
    constructor(_viewport: Element, { on }: { on: FakeListeners }) {
      this.#on = on;
      on.init(this.#edges());
    }
    #edges = () => ({ isBeginning: library.shown === 0, isEnd: library.shown === 1 });
    slideNext = () => this.slideTo(Math.min(library.shown + 1, 1));
    slidePrev = () => this.slideTo(Math.max(library.shown - 1, 0));
    slideTo(index: number) {
      library.shown = index;
      this.#on.slideChange(this.#edges());
    }
    destroy() {}
  },
}));

beforeEach(() => {
  library.shown = 0;
  vi.stubGlobal("IntersectionObserver", ImmediateObserver);
});

async function show(sizes: readonly (readonly [width: number, height: number])[] = []) {
  const { sede, edicion } = testEdition();
  const [photo] = sede.fotos;
  if (!photo) throw new Error("The edition has no photo of the venue");
  const fotos = sizes.map(([width, height], index) => ({
    ...photo,
    id: `foto-${index}`,
    width,
    height,
  }));
  await act(async () => {
    render(<Sede sede={sizes.length > 0 ? { fotos } : sede} edicion={edicion} />);
    await vi.dynamicImportSettled();
  });
}
const carousel = () => screen.getByRole("group", { name: "Fotos de la sede" });
const button = (name: string) => screen.getByRole("button", { name });
const atEdge = (name: string) => button(name).getAttribute("aria-disabled");

const wide = [1600, 1067] as const;
const panorama = [2400, 800] as const;
const square = [1000, 1000] as const;
const upright = [900, 1200] as const;

describe("the carousel", () => {
  it("moves by its buttons, which say when there is no further", async () => {
    await show();
    expect([atEdge("Anterior"), atEdge("Siguiente")]).toEqual(["true", "false"]);
    fireEvent.click(button("Siguiente"));
    expect(library.shown).toBe(1);
    expect([atEdge("Anterior"), atEdge("Siguiente")]).toEqual(["false", "true"]);
    fireEvent.click(button("Anterior"));
    expect(library.shown).toBe(0);
  });

  it("moves by arrow keys, unless they are meant for the browser", async () => {
    await show();
    fireEvent.keyDown(carousel(), { key: "ArrowRight" });
    expect(library.shown).toBe(1);
    fireEvent.keyDown(carousel(), { key: "ArrowLeft", altKey: true });
    expect(library.shown).toBe(1);
    fireEvent.keyDown(carousel(), { key: "ArrowLeft" });
    expect(library.shown).toBe(0);
  });

  it.each([
    [
      [wide, upright, square],
      ["wide lead", "tall upper", "square lower"],
    ],
    [
      [upright, panorama, wide],
      ["tall upper", "broad lower", "wide lead"],
    ],
    [
      [upright, panorama, square],
      ["tall upper", "broad lead", "square lower"],
    ],
    [
      [wide, wide, panorama],
      ["wide lead", "wide upper", "broad lower"],
    ],
    [
      [upright, square, upright],
      ["tall undefined", "square undefined", "tall undefined"],
    ],
    [
      [wide, upright],
      ["wide lead", "tall upper"],
    ],
    [[upright], ["tall undefined"]],
  ] as const)("shows photos of %j each once, in its own shape and place", async (sizes, shapes) => {
    await show(sizes);
    const slides = screen.getAllByRole("listitem");
    expect(slides.map(({ dataset }) => `${dataset.frame} ${dataset.spot}`)).toEqual(shapes);
    for (const slide of slides) expect(slide.querySelectorAll("img")).toHaveLength(1);
  });

  it("scrolls by one photo where the library cannot be had", async () => {
    vi.doMock("swiper", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    vi.resetModules();
    const scroll = vi.spyOn(Element.prototype, "scrollBy").mockImplementation(() => undefined);
    vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(340);
    await show();
    fireEvent.click(button("Siguiente"));
    expect(scroll).toHaveBeenLastCalledWith({ left: 340, behavior: "smooth" });
    fireEvent.click(button("Anterior"));
    expect(scroll).toHaveBeenLastCalledWith({ left: -340, behavior: "smooth" });
  });
});
