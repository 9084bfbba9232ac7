import { expect, it, vi } from "vitest";
import { drawNodePicture, PICTURE_SIZE } from "./node-picture.ts";

const facts = {
  ticketNumber: "001",
  firstName: "Ana",
  editionNumber: 13,
  title: "Convención de Prueba",
  days: "sábado 4 de octubre",
  place: "Salón de Prueba",
};

/** Draws the picture on a canvas whose letters are half as wide as high; returns the texts with their font size. */
function draw(changed: Partial<typeof facts> = {}) {
  vi.stubGlobal("Path2D", class {});
  vi.stubGlobal("document", {});
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => "#123456" }));
  const texts: { readonly text: string; readonly size: number }[] = [];
  const size = () => Number(/ (\d+)px/.exec(context.font)?.[1]);
  const used: Partial<CanvasRenderingContext2D> = {
    fillText: (text) => texts.push({ text, size: size() }),
    measureText: (text) => ({ width: (text.length * size()) / 2 }) as TextMetrics,
  };
  const context = new Proxy(used as CanvasRenderingContext2D, {
    get: (target, name) => Reflect.get(target, name) ?? (() => {}),
  });
  drawNodePicture(context, { ...facts, ...changed }, null);
  return texts;
}

it("shows first name, number, edition, day and place, and nothing else", () => {
  expect(draw().map(({ text }) => text)).toEqual([
    "Ana: soy el nodo",
    "001",
    "XIII Convención de Prueba",
    "sábado 4 de octubre",
    "Salón de Prueba",
  ]);
});

it("sets long lines smaller, so that they end within the picture", () => {
  const title = "Congreso Centroamericano de Electroencefalografía Computacional y Robótica";
  for (const { text, size } of draw({ ticketNumber: "XIII-00127-EXTRA", title })) {
    expect((text.length * size) / 2).toBeLessThan(PICTURE_SIZE.width - 2 * 80);
  }
});
