import type { Page } from "@playwright/test";
import { expect, expectAccessible, goTo, test } from "../testing/journey.ts";
import { setStyle } from "../testing/set-style.ts";
import { openAt, resizeTo } from "./open-at.ts";

/* Layout rules for any edition: run on the frozen edition and on the one with extreme texts. */

/**
 * Measures each text that `selector` matches: its size, its lines, and whether a word is broken
 * without a hyphen.
 */
function measureTexts(page: Page, selector = "main h2") {
  return page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      // The icon of a talk precedes its title.
      const text = [...element.childNodes].find((node) => node instanceof Text) ?? new Text();
      const range = document.createRange();
      const linesOf = (start: number, end: number) => {
        range.setStart(text, start);
        range.setEnd(text, end);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      };
      // Letter by letter, because the first letter after a line's hyphen has that hyphen's rectangle
      // before its own.
      const topOf = (at: number) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return Math.round([...range.getClientRects()].findLast(({ width }) => width > 1)?.top ?? 0);
      };
      const pieces = [...text.data.matchAll(/[^\s\u00ad-]+/g)];
      return {
        text: text.data,
        size: Number.parseFloat(getComputedStyle(element).fontSize),
        lines: linesOf(0, text.length),
        broken: pieces.some(
          ({ 0: piece, index }) => new Set([...piece].map((_, at) => topOf(index + at))).size > 1,
        ),
      };
    }),
  );
}

test("headings, names and roles are whole at every width: no word breaks without a hyphen, wide windows have headings in one line", async ({
  page,
}) => {
  await openAt(page, 320);
  for (const width of [320, 360, 412, 768, 1024, 1280, 1440, 1920, 2560]) {
    await resizeTo(page, width);
    const headings = await measureTexts(page);
    const at = `at ${width} pixels`;
    expect(headings.length).toBeGreaterThan(2);
    if (width < 768) {
      expect(
        headings.filter(({ broken }) => broken),
        at,
      ).toEqual([]);
      expect(Math.min(...headings.map(({ size }) => size)), at).toBeGreaterThanOrEqual(
        width * 0.112,
      );
    }
    if (width >= 1024) {
      const across = await measureTexts(page, "main > :not(#ediciones, #preguntas) h2");
      expect(
        across.filter(({ lines }) => lines !== 1),
        at,
      ).toEqual([]);
      expect(
        headings.filter(({ broken, lines }) => broken || lines > 3),
        at,
      ).toEqual([]);
    }
    const names = await measureTexts(page, "#tematicas h3, #ponentes :is(h3, h3 + p)");
    expect(names.length).toBeGreaterThan(2);
    if (width <= 1440)
      expect(
        names.filter(({ broken }) => broken),
        at,
      ).toEqual([]);
    if (width !== 1440) continue;
    for (const kind of ["[data-quiet]", ":not([data-quiet])"]) {
      const alike = await measureTexts(page, `main header${kind} h2`);
      expect(new Set(alike.map(({ size }) => size)).size, kind).toBeLessThanOrEqual(1);
    }
  }
});

test("nothing overflows sideways at any width, or with text at 200 %", async ({ page }) => {
  await openAt(page, 320);
  await page.locator("#pie").scrollIntoViewIfNeeded();
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const width of [320, 360, 412, 639, 768, 1024, 1440, 1920, 2560]) {
    await resizeTo(page, width);
    expect(await sideways()).toBe(width);
  }
  await setStyle(page, "html { font-size: 200% }");
  for (const width of [320, 768, 1440]) {
    await resizeTo(page, width);
    expect(await sideways()).toBe(width);
    expect(await cutTexts(page), `at ${width} pixels`).toEqual([]);
  }
});

/** Elements that clip their text. */
function cutTexts(page: Page): Promise<string[]> {
  return page.locator("body :not(svg *)").evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          /hidden|clip/.test(getComputedStyle(element).overflowY) &&
          // Excludes text for screen readers, rolling digits, and bios that are hidden under their
          // cards.
          !element.closest(".visually-hidden, [role=timer]") &&
          element.querySelector("[aria-controls^=semblanza]") === null &&
          element.textContent !== "" &&
          element.scrollHeight > element.clientHeight + 1,
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

test("the stack of photos ends where the years do, and the footer's columns stand on one line, under those of the sign above them", async ({
  page,
}) => {
  await openAt(page, 1440);
  await goTo(page, "ediciones");
  const years = await page.getByRole("tablist").boundingBox();
  const pile = await page.getByRole("tabpanel").locator("ol").boundingBox();
  if (!years || !pile) throw new Error("The past editions are not shown");
  expect(Math.abs(years.y + years.height - (pile.y + pile.height))).toBeLessThan(24);

  for (const width of [1440, 768]) {
    await resizeTo(page, width);
    const firsts = page.locator("#pie strong, #pie ul[aria-label] li:first-child a");
    const [faculty, email] = await firsts.evaluateAll((all) =>
      all.map((first) => {
        // An inline element without a size marks the baseline of the first line.
        const mark = document.createElement("span");
        mark.style.cssText = "display: inline-block; block-size: 0; inline-size: 0";
        first.prepend(mark);
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return bottom;
      }),
    );
    expect(Math.abs((faculty ?? 0) - (email ?? 99))).toBeLessThanOrEqual(1);
    const columns = page.locator("#pie ul[aria-label], #pie [data-thread-end] + div");
    const [title, links] = await columns.evaluateAll((all) =>
      all.map((column) => column.getBoundingClientRect().left),
    );
    expect(Math.abs((title ?? 0) - (links ?? 99))).toBeLessThanOrEqual(1);
  }
});

for (const width of [360, 1440]) {
  test(`axe finds nothing, and no block is red but what can be pressed, at ${width} pixels`, async ({
    page,
  }) => {
    await openAt(page, width);
    expect(await redBlocks(page)).toEqual([]);
    await page.locator("#pie").scrollIntoViewIfNeeded();
    await page.getByText("Fondo animado", { exact: true }).click();
    await expectAccessible(page);
  });
}

/** Red is reserved for controls. */
function redBlocks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = Object.assign(document.createElement("i"), { hidden: true });
    probe.style.color = "var(--accent)";
    document.body.append(probe);
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return (
      [...document.querySelectorAll("body *")]
        .filter((element) => getComputedStyle(element).backgroundColor === computed)
        // Bios are shown on demand.
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest("a, button"))
        .map((element) => element.outerHTML.slice(0, 80))
    );
  });
}
