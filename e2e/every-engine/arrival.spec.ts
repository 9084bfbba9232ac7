import { frozenEdition } from "../../src/testing/frozen-edition.ts";
import { readEdition } from "../testing/read-edition.ts";
import { arrivedAt } from "../testing/settled.ts";
import { expect, test } from "./testing/every-engine.ts";

const { tematicas } = await readEdition(frozenEdition);

// Chromium reports that the dialog's field does not take the focus from the link's target.
test.use({ expectedConsole: /Autofocus processing was blocked/ });

/** The scroll padding below the navigation, in CSS pixels. */
const PADDING = 32;

test("a link to a section leads there, with nothing in the cache and with all of it", async ({
  visitor,
}) => {
  for (const [width, path, part] of [
    [390, "/#ponentes", "header"],
    [768, "/?de-nuevo#ponentes", "header"],
    // This section's background begins at its top, so the section itself is measured.
    [1280, "/?otra#testimonios", ""],
  ] as const) {
    await visitor.resize(width, 844);
    await visitor.open(path);
    const [, id] = path.split("#");
    const navigation = width < 768 ? 44 : 56;
    await visitor.evaluate(arrivedAt, id ?? "");
    const top = await visitor.evaluate(topOf, `#${id} ${part}`);
    expect(top, path).toBeCloseTo(navigation + PADDING, -1);
    // Firefox reports a failure if a page is left during its request for the visits.
    await expect.poll(() => visitor.evaluate(visitsAreShown, null)).toBe(true);
  }
});

test("a link to a text leads to it", async ({ visitor }) => {
  const { titulo } = tematicas.at(-1) ?? { titulo: "" };
  await visitor.open(`/#:~:text=${encodeURIComponent(titulo)}`);
  await visitor.evaluate(arrivedAt, "tematicas");
  await expect.poll(() => visitor.evaluate(isInView, "#tematicas li:last-child h3")).toBe(true);
});

/** Runs in the page. */
function topOf(selector: string): number | undefined {
  return document.querySelector(selector)?.getBoundingClientRect().top;
}

/** Runs in the page. */
function visitsAreShown(): boolean {
  return /Visitas \d/.test(document.querySelector("#pie")?.textContent ?? "");
}

/** Whether the window shows the whole element. Runs in the page. */
function isInView(selector: string): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box !== undefined && box.height > 0 && box.top > 0 && box.bottom < innerHeight;
}
