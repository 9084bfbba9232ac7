import sharp from "sharp";
import { frozenEdition } from "../../src/testing/frozen-edition.ts";
import { readEdition } from "../testing/read-edition.ts";
import { expect, test } from "./testing/every-engine.ts";

const { edicion, tematicas, ponentes, testimonios } = await readEdition(frozenEdition);

test("all sections can be read without scrolling, the countdown counts, and the visit is counted", async ({
  visitor,
}) => {
  await visitor.open("/");
  const { parts, text } = await visitor.evaluate(() => ({
    parts: [...document.querySelectorAll<HTMLElement>("main > section, footer")].map(
      (part) => part.innerText.trim().length,
    ),
    text: document.body.innerText,
  }));
  expect(parts).toHaveLength(8);
  expect(Math.min(...parts)).toBeGreaterThan(10);
  for (const written of [
    ...tematicas.map(({ titulo }) => titulo),
    ...ponentes.map(({ nombre }) => nombre),
    ...testimonios.map(({ autor }) => autor),
    edicion.contacto.correo,
  ]) {
    expect(text.toLowerCase()).toContain(written.toLowerCase());
  }

  const unrecognisable = await visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(":is(#sede, #tematicas, #pie) a")]
      .filter((link) => {
        const { textDecorationLine, borderTopWidth } = getComputedStyle(link);
        const isButton = borderTopWidth !== "0px";
        return link.innerText.trim() !== "" && !isButton && textDecorationLine === "none";
      })
      .map(({ innerText }) => innerText),
  );
  expect(unrecognisable).toEqual([]);

  const figures = () =>
    visitor.evaluate(() => {
      const text = document.querySelector("[role=timer]")?.textContent ?? "";
      return (text.match(/\d+/g) ?? []).map(Number);
    });
  await expect.poll(async () => (await figures()).slice(0, 2)).toEqual([13, 21]);
  const [, , , before] = await figures();
  await expect.poll(async () => (await figures())[3]).not.toBe(before);

  await visitor.evaluate(() => document.querySelector("#pie")?.scrollIntoView());
  await expect
    .poll(() => visitor.evaluate(() => document.querySelector("#pie")?.textContent ?? ""))
    .toMatch(/Visitas\s*\d/);
});

test.describe("on the day", () => {
  test.use({ visit: { height: 800, startsAt: "2025-10-04T11:00:00-06:00" } });

  test("both buttons of the first screen stay painted once the background is there", async ({
    visitor,
  }) => {
    await visitor.open("/");
    await expect
      .poll(() => visitor.evaluate(() => document.querySelectorAll("body > canvas").length))
      .toBe(1);
    const buttons = await visitor.evaluate(async () => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
      return [...document.querySelectorAll("#inicio :is(a, button)[class*=button]")].map(
        (button) => {
          const { left, top } = button.getBoundingClientRect();
          const { backgroundColor } = getComputedStyle(button);
          return { left: Math.round(left), top: Math.round(top), backgroundColor };
        },
      );
    });
    expect(buttons).toHaveLength(2);
    const screen = sharp(await visitor.screenshot()).removeAlpha();
    for (const { left, top, backgroundColor } of buttons) {
      // At its corner there is no text.
      const corner = { left: left + 8, top: top + 8, width: 1, height: 1 };
      const [...painted] = await screen.clone().extract(corner).raw().toBuffer();
      expect(`rgb(${painted.join(", ")})`).toBe(backgroundColor);
    }
  });
});
