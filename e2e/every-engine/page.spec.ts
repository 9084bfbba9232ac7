import { frozenEdition } from "../../src/testing/frozen-edition.ts";
import { expect, test } from "../testing/every-engine.ts";
import { readEdition } from "../testing/read-edition.ts";
import type { Visitor } from "../testing/visitor.ts";

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

const bar = 'nav[aria-label="Entrada y registro"]';

function barIsHidden(visitor: Visitor): Promise<unknown> {
  return visitor.evaluate((nav) => document.querySelector<HTMLElement>(nav)?.hidden, bar);
}

/** Jumps to the section of topics; what is below the first screen has no height at first. */
async function jumpToTopics(visitor: Visitor): Promise<void> {
  await expect
    .poll(() =>
      visitor.evaluate(() => {
        document.querySelector("#tematicas")?.scrollIntoView();
        return scrollY;
      }),
    )
    .toBeGreaterThan(0);
}

test("the bar at the foot offers both ways while the first screen is out of view", async ({
  visitor,
}) => {
  await visitor.open("/");
  await expect.poll(() => barIsHidden(visitor)).toBe(true);
  await jumpToTopics(visitor);
  await expect.poll(() => barIsHidden(visitor)).toBe(false);
  await visitor.click({ role: "button", name: "Valida tu registro", within: bar });
  await expect
    .poll(() => visitor.evaluate(() => document.querySelector("dialog")?.open))
    .toBe(true);
});

test.describe("with reduced motion", () => {
  test.use({ visit: { reducedMotion: true } });

  test("nothing moves behind the text", async ({ visitor }) => {
    await visitor.open("/");
    await expect
      .poll(() => visitor.evaluate(() => document.body.textContent))
      .toContain("Fondo desactivado por tus preferencias");
  });
});

test.describe("without JavaScript", () => {
  test.use({ visit: { scripts: false } });

  test("every text can be read, without a countdown that does not count", async ({ visitor }) => {
    await visitor.open("/");
    const { text, timerIsShown } = await visitor.evaluate(() => ({
      text: document.body.innerText.toLowerCase(),
      timerIsShown: document.querySelector("[role=timer]")?.checkVisibility(),
    }));
    for (const { nombre, semblanza } of ponentes) {
      expect(text).toContain(nombre.toLowerCase());
      expect(text).toContain(semblanza.toLowerCase());
    }
    for (const { titulo } of tematicas) expect(text).toContain(titulo.toLowerCase());
    for (const { autor } of testimonios) expect(text).toContain(autor.toLowerCase());
    expect(timerIsShown).toBe(false);
  });
});
