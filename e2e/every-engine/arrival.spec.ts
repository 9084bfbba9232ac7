import { frozenEdition } from "#testing/frozen-edition.ts";
import { recordMoves } from "../testing/moves.ts";
import { readEdition } from "../testing/read-edition.ts";
import { arrivedAt } from "../testing/settled.ts";
import { expect, test } from "./testing/every-engine.ts";

const { tematicas } = await readEdition(frozenEdition);

test.use({ preload: `(${recordMoves})()` });

test("nothing moves while the page loads, 390, 768 and 1280 pixels wide", async ({ visitor }) => {
  for (const width of [390, 768, 1280]) {
    await visitor.setViewportSize({ width, height: 844 });
    await visitor.goto(`/?${width}`);
    await visitor.evaluate(arrivedAt, "inicio");
    expect(await visitor.evaluate(() => globalThis.moves), `${width}`).toEqual([]);
  }
});

test("a link to a section leads there, with nothing in the cache and with all of it, and one to a text to that", async ({
  visitor,
}) => {
  for (const [width, path, part] of [
    [390, "/#ponentes", "header"],
    [768, "/?de-nuevo#ponentes", "header"],
    // This section's background begins at its top, so the section itself is measured.
    [1280, "/?otra#testimonios", ""],
  ] as const) {
    await visitor.setViewportSize({ width, height: 844 });
    await visitor.goto(path);
    const [, id = ""] = path.split("#");
    await visitor.evaluate(arrivedAt, id);
    // Below the navigation, which phones lack, and the scroll padding.
    await expect
      .poll(() => visitor.evaluate(topOf, `#${id} ${part}`), path)
      .toBeCloseTo((width < 768 ? 0 : 56) + 32, -1);
  }
  await visitor.goto(`/?texto#:~:text=${encodeURIComponent(tematicas.at(-1)?.titulo ?? "")}`);
  await visitor.evaluate(arrivedAt, "tematicas");
  await expect.poll(() => visitor.evaluate(isInView, "#tematicas li:last-child h3")).toBe(true);
});

/** Runs in the page. */
function topOf(selector: string): number | undefined {
  return document.querySelector(selector)?.getBoundingClientRect().top;
}

/** Whether the window shows the whole element. Runs in the page. */
function isInView(selector: string): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box !== undefined && box.height > 0 && box.top > 0 && box.bottom < innerHeight;
}
