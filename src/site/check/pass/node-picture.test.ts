import { beforeEach, expect, it, vi } from "vitest";
import { drawNodePicture, PICTURE_SIZE } from "./node-picture.ts";

const facts = {
  ticketNumber: "001",
  firstName: "Ana",
  editionNumber: 13,
  title: "Convención de Prueba",
  days: "sábado 4 de octubre",
  place: "Salón de Prueba",
};

/** The drawn texts, with their font size. */
let texts: { readonly text: string; readonly size: number }[];
/** Sizes and places of drawn pictures and filled rectangles, with their colour. */
let pictures: number[][];
let grounds: unknown[][];
let context: CanvasRenderingContext2D;

beforeEach(() => {
  vi.stubGlobal("Path2D", class {});
  vi.stubGlobal("document", {});
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => "#123456" }));
  texts = [];
  pictures = [];
  grounds = [];
  const sizeOf = (font: string) => Number(/ (\d+)px/.exec(font)?.[1]);
  const used: Partial<CanvasRenderingContext2D> = {
    font: "",
    fillText: (text) => texts.push({ text, size: sizeOf(context.font) }),
    // Every letter is half as wide as its font size.
    measureText: (text) => ({ width: (text.length * sizeOf(context.font)) / 2 }) as TextMetrics,
    drawImage: (_: unknown, ...box: number[]) => pictures.push(box),
    fillRect: (...box) => grounds.push([context.fillStyle, ...box]),
  };
  context = new Proxy(used as CanvasRenderingContext2D, {
    get: (target, name) => Reflect.get(target, name) ?? (() => {}),
  });
});

it("shows first name, number, edition, day and place, and nothing else", () => {
  drawNodePicture(context, facts, null);
  expect(texts.map(({ text }) => text)).toEqual([
    "Ana: soy el nodo",
    "001",
    "XIII Convención de Prueba",
    "sábado 4 de octubre",
    "Salón de Prueba",
  ]);
});

it("sets long lines smaller, so that they end within the picture", () => {
  const title = "Congreso Centroamericano de Electroencefalografía Computacional y Robótica";
  drawNodePicture(context, { ...facts, ticketNumber: "XIII-00127-EXTRA", title }, null);
  for (const { text, size } of texts) {
    expect((text.length * size) / 2).toBeLessThan(PICTURE_SIZE.width - 2 * 80);
  }
});

it("carries the edition's own logo, on a light ground if it is dark", () => {
  const picture = { naturalWidth: 400, naturalHeight: 100 } as HTMLImageElement;
  drawNodePicture(context, facts, { picture, dark: false });
  expect(pictures).toEqual([[90, 90, 760, 190]]);
  const before = grounds.length;
  drawNodePicture(context, facts, { picture, dark: true });
  expect(grounds.length).toBe(2 * before + 1);
  expect(grounds[before]).toEqual(["#ffffff", 74, 74, 792, 222]);
});
