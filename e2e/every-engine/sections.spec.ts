import { frozenEdition } from "../../src/testing/frozen-edition.ts";
import { readEdition } from "../testing/read-edition.ts";
import type { Visitor } from "../testing/visitor.ts";
import { expect, test } from "./testing/every-engine.ts";

const { ediciones } = await readEdition(frozenEdition);
const [newest] = ediciones;

/** Opens the page at the end of a section, once it is hydrated. */
async function openAt(visitor: Visitor, section: string): Promise<void> {
  await visitor.open("/");
  await expect
    .poll(() =>
      visitor.evaluate((id) => {
        const end = document.querySelector(`#${id} > :last-child`);
        end?.scrollIntoView({ block: "center", behavior: "instant" });
        return document.querySelector<HTMLElement>('[role="timer"]')?.dataset.state;
      }, section),
    )
    .not.toBe("unknown");
}

/** The left edges of the carousel's photos, relative to the carousel, in whole CSS pixels. */
function photosOfVenue(visitor: Visitor): Promise<number[]> {
  return visitor.evaluate(() => {
    const list = document.querySelector("#sede ul");
    const left = list?.getBoundingClientRect().left ?? 0;
    return [...(list?.children ?? [])].map((photo) =>
      Math.round(photo.getBoundingClientRect().left - left),
    );
  });
}

test("the carousel moves by its buttons", async ({ visitor }) => {
  await openAt(visitor, "sede");
  await expect.poll(async () => (await photosOfVenue(visitor))[0]).toBe(0);
  await visitor.click({ role: "button", name: "Siguiente", within: "#sede" });
  await expect.poll(async () => (await photosOfVenue(visitor))[1]).toBe(0);
  await visitor.click({ role: "button", name: "Anterior", within: "#sede" });
  await expect.poll(async () => (await photosOfVenue(visitor))[0]).toBe(0);
});

test("years are tabs with their own photos, which are leafed through and open over the whole window", async ({
  visitor,
}) => {
  await openAt(visitor, "ediciones");
  for (const { anio, fotos } of ediciones.toReversed()) {
    await visitor.click({ role: "tab", name: String(anio) });
    await expect
      .poll(() =>
        visitor.evaluate(() =>
          [...document.querySelectorAll("#ediciones [role=tabpanel]")]
            .filter((panel) => panel.checkVisibility())
            .map((panel) => panel.querySelectorAll("li").length),
        ),
      )
      .toEqual([fotos.length]);
  }
  const top = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll('#ediciones li[data-depth="0"] img')]
        .find((photo) => photo.checkVisibility())
        ?.getAttribute("alt"),
    );
  const within = `#fotos-${newest?.anio}`;
  for (const [name, step] of [
    ["Foto siguiente", 1],
    ["Foto anterior", 0],
  ] as const) {
    await visitor.click({ role: "button", name, within });
    await expect.poll(top).toBe(newest?.fotos[step]?.alt);
  }
  await visitor.click({ role: "button", name: "Ampliar foto", within });
  const caption = () =>
    visitor.evaluate(
      () => document.querySelector(".pswp--ui-visible .lightbox-caption")?.textContent,
    );
  await expect.poll(caption).toBe(newest?.fotos[0]?.leyenda);
  // It ignores keys while it opens.
  await expect
    .poll(async () => {
      await visitor.press("Escape");
      return visitor.evaluate(() => document.querySelectorAll(".pswp").length);
    })
    .toBe(0);
});

/** The parts of speakers and programme that lie over one another: a photo, a name, a line. */
function overlapping(visitor: Visitor): Promise<string[]> {
  return visitor.evaluate(() =>
    [...document.querySelectorAll("#ponentes article, #tematicas ol > li")].flatMap((group) => {
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
    }),
  );
}

test("no name, line or photo of speakers and programme lies over another, on any width", async ({
  visitor,
}) => {
  await openAt(visitor, "ponentes");
  for (const width of [412, 768, 1280]) {
    await visitor.resize(width, 900);
    await expect.poll(() => visitor.evaluate(() => innerWidth)).toBe(width);
    expect(await overlapping(visitor), `${width}`).toEqual([]);
  }
});
