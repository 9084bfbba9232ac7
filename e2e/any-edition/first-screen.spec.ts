import { expect, test } from "../testing/journey.ts";
import { openAt, resizeTo } from "./open-at.ts";

test("in the title no accent touches a descender of the line above, and it is the page's largest text", async ({
  page,
}) => {
  await openAt(page, 360, 640);
  for (const [width, height] of [
    [360, 640],
    [412, 823],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await resizeTo(page, width, height);
    const { gaps, size, loudest } = await page.locator("#titulo").evaluate((title) => {
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) throw new Error("No canvas");
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(title);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const glyphs: { line: number; top: number; bottom: number }[] = [];
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest(".visually-hidden")) continue;
        for (let at = 0; at < (text as Text).length; at += 1) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const box = range.getBoundingClientRect();
          if (box.width === 0) continue;
          const ink = pen.measureText((text as Text).data.charAt(at).toUpperCase());
          const baseline =
            box.top +
            (box.height * ink.fontBoundingBoxAscent) /
              (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
          glyphs.push({
            line: Math.round(baseline),
            top: baseline - ink.actualBoundingBoxAscent,
            bottom: baseline + ink.actualBoundingBoxDescent,
          });
        }
      }
      const lines = [...new Set(glyphs.map(({ line }) => line))].sort((one, other) => one - other);
      return {
        gaps: lines.slice(1).map((line, index) => {
          const upper = glyphs.filter((glyph) => glyph.line === lines[index]);
          const lower = glyphs.filter((glyph) => glyph.line === line);
          return (
            Math.min(...lower.map(({ top }) => top)) -
            Math.max(...upper.map(({ bottom }) => bottom))
          );
        }),
        size: Number.parseFloat(fontSize),
        loudest: Math.max(
          ...[...document.querySelectorAll("main h2")].map((heading) =>
            Number.parseFloat(getComputedStyle(heading).fontSize),
          ),
        ),
      };
    });
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps), `at ${width} x ${height}`).toBeGreaterThan(0);
    expect(size, `at ${width} x ${height}`).toBeGreaterThanOrEqual(loudest);
  }
});

test("both actions stand in one row on the first screen; a small phone shows all of it; on a phone held sideways the facts can be read; buttons and labels grow with a large screen", async ({
  page,
}) => {
  await openAt(page, 360, 640);
  const hero = page.locator("#inicio");
  const motto = hero.locator("p").filter({ hasText: /^Un día/ });
  const numeral = hero.locator("svg").first();
  for (const part of [
    motto,
    numeral,
    hero.getByRole("heading", { level: 1 }),
    hero.getByRole("timer"),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  // They are beside each other, instead of a small drawing alone in its corner.
  const [text, emblem] = [await motto.boundingBox(), await numeral.boundingBox()];
  expect(text?.y).toBeLessThan((emblem?.y ?? 0) + (emblem?.height ?? 0));
  expect(emblem?.height).toBeGreaterThan(48);

  const actions = page.locator("[data-hero-actions]").locator("a, button");
  await expect(actions).toHaveCount(2);
  for (const [width, height] of [
    [360, 640],
    [360, 740],
    [768, 1024],
    // Windows of laptops, whose screens are 720, 768, 864 and 1080 pixels high.
    [1280, 600],
    [1366, 625],
    [1440, 900],
    [1536, 730],
    [1920, 937],
  ] as const) {
    await resizeTo(page, width, height);
    for (const action of await actions.all()) await expect(action).toBeInViewport({ ratio: 1 });
    const tops = await actions.evaluateAll((all) =>
      all.map((action) => action.getBoundingClientRect().top),
    );
    expect(new Set(tops).size, `in rows at ${width} x ${height}`).toBe(1);
  }

  await resizeTo(page, 844, 390);
  const sizes = await page
    .locator("#inicio dl dd")
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);

  const measure = async (width: number) => {
    await resizeTo(page, width, Math.round(width * 0.5625));
    return page.locator("[data-hero-actions] a").evaluate((link) => ({
      height: link.getBoundingClientRect().height,
      text: Number.parseFloat(getComputedStyle(link).fontSize),
      label: Number.parseFloat(
        getComputedStyle(document.querySelector("#sede header > span") ?? link).fontSize,
      ),
    }));
  };
  const [usual, large] = [await measure(1440), await measure(2560)];
  expect(large.height).toBeGreaterThan(usual.height * 1.2);
  expect(large.text).toBeGreaterThan(usual.text * 1.2);
  expect(large.label).toBeGreaterThan(usual.label * 1.2);
});
