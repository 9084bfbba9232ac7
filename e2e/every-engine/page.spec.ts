import { frozenEdition } from "#testing/frozen-edition.ts";
import { readEdition } from "../testing/read-edition.ts";
import { expect, test } from "./testing/every-engine.ts";

const { edicion, ediciones, tematicas, ponentes, testimonios } = await readEdition(frozenEdition);
const [newest] = ediciones;

test("all sections can be read without scrolling, nothing lies over another, the countdown counts, the visit is counted, and photos are leafed through and enlarged", async ({
  visitor,
}) => {
  await visitor.goto("/");
  const parts = await visitor.evaluate(() =>
    [...document.querySelectorAll("main > section, footer")].map((part) => part.textContent),
  );
  expect(parts).toHaveLength(8);
  for (const written of [
    ...tematicas.map(({ titulo }) => titulo),
    ...ponentes.map(({ nombre }) => nombre),
    ...testimonios.map(({ autor }) => autor),
    edicion.contacto.correo,
  ]) {
    expect(parts.join().replaceAll("\u00ad", "").toLowerCase()).toContain(written.toLowerCase());
  }
  await expect.poll(() => visitor.evaluate(plainLinks)).toEqual([]);

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

  // The left edges of the carousel's photos, relative to the carousel.
  const lefts = () =>
    visitor.evaluate(() => {
      const list = document.querySelector("#sede ul");
      const left = list?.getBoundingClientRect().left ?? 0;
      return [...(list?.children ?? [])].map((photo) =>
        Math.round(photo.getBoundingClientRect().left - left),
      );
    });
  await expect.poll(async () => (await lefts())[0]).toBe(0);
  const press = (within: string, name: string) =>
    visitor.locator(within).getByRole("button", { name, exact: true }).click();
  await press("#sede", "Siguiente");
  await expect.poll(async () => (await lefts())[1]).toBe(0);
  await press("#sede", "Anterior");
  await expect.poll(async () => (await lefts())[0]).toBe(0);

  for (const { anio, fotos } of ediciones.toReversed()) {
    const tab = visitor.locator("#ediciones").getByRole("tab", { name: String(anio), exact: true });
    await tab.click();
    await expect.poll(() => visitor.evaluate(shownPhotos)).toHaveLength(fotos.length);
  }
  const within = `#fotos-${newest?.anio}`;
  for (const [name, step] of [
    ["Foto siguiente", 1],
    ["Foto anterior", 0],
  ] as const) {
    await press(within, name);
    await expect
      .poll(async () => (await visitor.evaluate(shownPhotos))[0])
      .toBe(newest?.fotos[step]?.alt);
  }
  await press(within, "Ampliar foto");
  const caption = () =>
    document.querySelector(".pswp--ui-visible .lightbox-caption")?.textContent ?? "";
  await expect.poll(() => visitor.evaluate(caption)).toBe(newest?.fotos[0]?.leyenda);
  // It ignores keys while it opens.
  await expect
    .poll(async () => {
      await visitor.keyboard.press("Escape");
      return visitor.evaluate(() => document.querySelectorAll(".pswp").length);
    })
    .toBe(0);

  for (const width of [412, 768, 1280]) {
    await visitor.setViewportSize({ width, height: 900 });
    await expect.poll(() => visitor.evaluate(() => innerWidth)).toBe(width);
    await expect.poll(() => visitor.evaluate(overlapping), `${width}`).toEqual([]);
  }
  await visitor.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => visitor.evaluate(() => innerWidth)).toBe(390);
  expect(await visitor.evaluate(movedByDialog)).toBeLessThan(2);
});

/** By how many pixels the page moves while a dialog opens and closes near its end. Runs in the page. */
async function movedByDialog(): Promise<number> {
  const drawn = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  scrollTo({ top: document.documentElement.scrollHeight - innerHeight - 300, behavior: "instant" });
  await drawn();
  const before = scrollY;
  const dialog = document.querySelector("dialog");
  dialog?.showModal();
  await drawn();
  dialog?.close();
  await drawn();
  return Math.abs(scrollY - before);
}

/** Links within the text that nothing marks but their colour. Runs in the page. */
function plainLinks(): string[] {
  return [...document.querySelectorAll<HTMLElement>(":is(#sede, #tematicas, #ponentes, #pie) a")]
    .filter((link) => {
      const style = getComputedStyle(link.querySelector("span") ?? link);
      const isButton = style.borderTopWidth !== "0px";
      return link.innerText.trim() !== "" && !isButton && style.textDecorationLine === "none";
    })
    .map(({ innerText }) => innerText);
}

/** The alternative texts of the selected year's photos, the topmost first. Runs in the page. */
function shownPhotos(): string[] {
  return [...document.querySelectorAll<HTMLElement>("#ediciones [role=tabpanel] li")]
    .filter((photo) => photo.parentElement?.checkVisibility())
    .sort((one, other) => Number(one.dataset.depth) - Number(other.dataset.depth))
    .map((photo) => photo.querySelector("img")?.alt ?? "");
}

/** The parts of speakers and programme that lie over one another: a photo, a name, a line. Runs in the page. */
function overlapping(): string[] {
  return [...document.querySelectorAll("#ponentes article, #tematicas ol > li")].flatMap(
    (group) => {
      const parts = [...group.querySelectorAll("h3, h4, time, p, li > svg, [role=img]")].filter(
        (part) => part.checkVisibility({ visibilityProperty: true }),
      );
      return parts.flatMap((one, place) =>
        parts.slice(place + 1).flatMap((other) => {
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const isApart = high < 2 || wide < 2 || one.contains(other);
          return isApart ? [] : [`${one.textContent} | ${other.textContent}`];
        }),
      );
    },
  );
}
