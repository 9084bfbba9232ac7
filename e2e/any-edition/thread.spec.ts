import { expect, test } from "../testing/journey.ts";
import { openAt, resizeTo } from "./open-at.ts";

const widths = [360, 768, 1440, 1920];

test("the thread runs from the numeral to the foot without a gap, and crosses neither text nor photo", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAt(page, widths[0] ?? 360);
  for (const width of widths) {
    await resizeTo(page, width);
    const { gaps, ends, crossed } = await page.evaluate(() => {
      const pseudo = (selector: string, name: string) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`No ${selector}`);
        return pieceOf(element, name);
      };
      const pieceOf = (element: Element, name: string) => {
        const box = element.getBoundingClientRect();
        const style = getComputedStyle(element, name);
        const [left, top, wide, high] = [style.left, style.top, style.width, style.height].map(
          Number.parseFloat,
        ) as [number, number, number, number];
        return new DOMRect(box.left + left, box.top + top, wide + 2, high + 2);
      };
      const start = pseudo("#inicio div:has(> svg)", "::after");
      const down = pseudo("#inicio", "::before");
      const below = pseudo("#inicio", "::after");
      const end = pseudo("#pie div:has(> svg)", "::before");
      const sections = [...document.querySelectorAll("main > section ~ section")].map((section) =>
        pieceOf(section, "::after"),
      );
      const nav = document.querySelector("nav[aria-label=Secciones]")?.getBoundingClientRect();
      const pieces = [below, ...(nav?.height ? [nav] : []), ...sections, end];
      const numerals = [
        ...document.querySelectorAll("#inicio svg [data-nodes], #pie svg [data-nodes]"),
      ];
      const [first, last] = numerals.map((nodes) => nodes.getBoundingClientRect());
      const lines = [...sections, end];
      const crosses = (box: DOMRect) =>
        lines.some(
          (line) =>
            line.left < box.right &&
            line.left + 2 > box.left &&
            line.top < box.bottom &&
            line.bottom > box.top,
        ) ||
        (down.left < box.right && down.left + 2 > box.left && box.bottom < below.bottom);
      const range = document.createRange();
      const crossed: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (
          !text.parentElement?.checkVisibility() ||
          text.parentElement.closest(".visually-hidden, nav")
        )
          continue;
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) {
          if (box.width > 1 && crosses(box)) crossed.push(text.textContent ?? "");
        }
      }
      return {
        gaps: pieces.slice(1).map((piece, index) => piece.top - (pieces[index]?.bottom ?? 0)),
        // Measured between middles of nodes: a numeral is 100 units high, and nodes reach 6 units further.
        ends: [
          start.top + 1 - (first?.top ?? 0),
          start.left - (first?.right ?? 0) - 0.06 * (first?.height ?? 0),
          start.right - 2 - (down.left + 2),
          end.bottom - 1 - (last?.top ?? 0),
          end.right - 2 - (last?.left ?? 0) + 0.06 * (last?.height ?? 0),
        ],
        crossed,
      };
    });
    const at = `at ${width} pixels`;
    expect(crossed, at).toEqual([]);
    expect(Math.max(...gaps), at).toBeLessThanOrEqual(3);
    expect(Math.max(...ends.map(Math.abs)), `${at}: ${ends}`).toBeLessThan(3);
  }
});

test("the thread's end is drawn after what precedes it, and arrives at the end of the page", async ({
  page,
}) => {
  await openAt(page, 1440);
  const end = page.locator("[data-thread-end]");
  const hidden = () =>
    end.evaluate((part) => getComputedStyle(part, "::before").clipPath.match(/[\d.]+%/)?.[0]);
  await end.scrollIntoViewIfNeeded();
  // The tip of what is drawn is at seven tenths of the window, the edge of the foot below it.
  await page.evaluate(() => {
    const foot = document.querySelector("#pie")?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: foot - 0.75 * innerHeight, behavior: "instant" });
  });
  await expect.poll(hidden).toBe("100%");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect.poll(hidden).toBe("0%");
});

test("the line at the top leads to sections that exist, whose headings it does not cover, has the one action while nothing else does, and marks the section in the middle of the window", async ({
  page,
}) => {
  await openAt(page, 360);
  const line = page.getByRole("navigation", { name: "Secciones" });
  for (const width of [360, 768, 1440]) {
    await resizeTo(page, width);
    await line.locator("a[href='#inicio']").click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(line.locator("div :is(a, button)").filter({ visible: true })).toHaveCount(0);
    const links = line.getByRole("listitem").getByRole("link");
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      expect(Math.round((await link.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await link.click();
      const heading = page.locator(`${await link.getAttribute("href")} h2`);
      await expect
        .poll(async () => {
          const [text, bar] = [await heading.boundingBox(), await line.boundingBox()];
          return (text?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
        })
        .toBeGreaterThanOrEqual(0);
      await expect(heading).toBeInViewport();
      expect((await line.boundingBox())?.y).toBe(0);
    }
    // Phones have the actions in the bar at their foot.
    await expect(line.locator("div :is(a, button)").filter({ visible: true })).toHaveCount(
      width < 768 ? 0 : 1,
    );
  }

  // A link below the pointer would be marked too.
  await page.mouse.move(0, 450);
  const links = line.locator("li a");
  const unmarked = "rgba(0, 0, 0, 0)";
  for (const link of await links.all()) {
    await page
      .locator((await link.getAttribute("href")) ?? "")
      .evaluate((section) => section.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect(link).not.toHaveCSS("text-decoration-color", unmarked);
    const colours = await links.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each).textDecorationColor),
    );
    expect(colours.filter((colour) => colour !== unmarked)).toHaveLength(1);
  }
});
