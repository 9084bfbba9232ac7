import { expect, test } from "../testing/journey.ts";
import { openAt, resizeTo } from "./open-at.ts";

test("the programme has two left edges on a phone, and one each for all titles and all speakers on the grid of a desktop, in low rows with hour, title and speaker on one baseline", async ({
  page,
}) => {
  await openAt(page, 360);
  const edges = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => [
        ...new Set(all.map((each) => Math.round(each.getBoundingClientRect().left))),
      ]);
  // A break is one line.
  const texts = "#tematicas ol > li:has(svg) :is(time, h3, h4, p)";
  expect((await edges(texts)).length).toBeLessThanOrEqual(2);
  await resizeTo(page, 1440);
  const titles = "#tematicas ol > li :is(h3, h4, li > p):not(ul > li ~ li *)";
  expect(await edges(titles)).toHaveLength(1);
  expect(await edges("#tematicas ol > li > div > :is(p, div:has(svg))")).toHaveLength(1);

  const rows = await page.locator("#tematicas ol > li:has(svg)").evaluateAll((all) =>
    all.map((row) => {
      // An inline element without a size marks the baseline of a first line.
      const baselineOf = (part: Element | null | undefined) => {
        if (!part) return [];
        const mark = document.createElement("span");
        mark.style.cssText = "display: inline-block; block-size: 0; inline-size: 0";
        part.prepend(mark);
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return [Math.round(bottom)];
      };
      const parts = ["time", ":scope > :is(h3, h4)", ":scope > div > p"];
      const lines = parts.flatMap((part) => baselineOf(row.querySelector(part)));
      return {
        // Talks in rooms have the heights of the longest.
        height: row.matches(":has(> ul)") ? 0 : row.getBoundingClientRect().height,
        apart: Math.max(...lines) - Math.min(...lines),
      };
    }),
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(Math.max(...rows.map(({ apart }) => apart))).toBeLessThanOrEqual(1);
  expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(200);
});

test("several speakers of a talk are one sentence on a phone", async ({ page }) => {
  await openAt(page, 360);
  const lines = await page
    .locator("#tematicas p:has(> a)")
    .first()
    .evaluate((speakers) => {
      const [first] = speakers.children;
      for (let more = 0; more < 4; more += 1) speakers.append(", ", first?.cloneNode(true) ?? "");
      const { height } = speakers.getBoundingClientRect();
      const rows = new Set(
        [...speakers.children].flatMap((link) =>
          [...link.getClientRects()].map(({ top }) => Math.round(top)),
        ),
      );
      const size = Number.parseFloat(getComputedStyle(speakers).fontSize);
      return { rows: rows.size, height: height / rows.size / size };
    });
  expect(lines.rows).toBeGreaterThan(1);
  expect(lines.height).toBeCloseTo(1.5, 1);
});
