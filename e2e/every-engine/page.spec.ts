import { frozenEdition } from "../../src/testing/frozen-edition.ts";
import { expect, test } from "../testing/every-engine.ts";
import { readEdition } from "../testing/read-edition.ts";
import type { Visitor } from "../testing/visitor.ts";

const { edicion, tematicas, ponentes, testimonios } = await readEdition(frozenEdition);

test("all sections can be read without scrolling, as copies and archives read them", async ({
  visitor,
}) => {
  await visitor.open("/");
  await expect
    .poll(() => visitor.evaluate(() => document.documentElement.hasAttribute("data-below")))
    .toBe(false);
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
});

test("the countdown counts down to the opening of the doors", async ({ visitor }) => {
  await visitor.open("/");
  const figures = () =>
    visitor.evaluate(() => {
      const text = document.querySelector("[role=timer]")?.textContent ?? "";
      return (text.match(/\d+/g) ?? []).map(Number);
    });
  await expect.poll(async () => (await figures()).slice(0, 3)).toEqual([13, 21, 29]);
  const [, , , before] = await figures();
  await expect.poll(async () => (await figures())[3]).not.toBe(before);
});

test("visits are counted and shown in the footer", async ({ visitor }) => {
  await visitor.open("/");
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

test.describe("in a window that the first screen is taller than", () => {
  test.use({ visit: { width: 412, height: 180 } });

  test("the bar at the foot comes after a jump past the first screen", async ({ visitor }) => {
    await visitor.open("/");
    await expect
      .poll(() =>
        visitor.evaluate((nav) => document.querySelector(nav)?.parentElement?.dataset.awake, bar),
      )
      .toBe("true");
    await visitor.evaluate(() => new Promise(requestAnimationFrame));
    await jumpToTopics(visitor);
    await expect.poll(() => barIsHidden(visitor)).toBe(false);
  });
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

  test("no box is empty", async ({ visitor }) => {
    await visitor.open("/");
    const empty = await visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("main *, footer *")]
        .filter((element) => {
          const { borderTopWidth, backgroundColor } = getComputedStyle(element);
          const framed =
            borderTopWidth !== "0px" || !/rgba\(.*, 0\)|transparent/.test(backgroundColor);
          const { width, height } = element.getBoundingClientRect();
          const holds = element.innerText?.trim() || element.querySelector("img, svg, input, hr");
          return framed && width > 24 && height > 24 && !holds && !element.matches("img, svg *");
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(empty).toEqual([]);
  });
});
