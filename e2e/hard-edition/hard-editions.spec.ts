import { basename, join } from "node:path";
import type { Page } from "@playwright/test";
import { frozenEdition } from "../../src/testing/frozen-edition.ts";
import { openAt, resizeTo } from "../any-edition/open-at.ts";
import { readThrough, shiftsOf, watchShifts } from "../any-edition/shifts.ts";
import { test as base, expect, expectAccessible } from "../testing/journey.ts";
import { readEdition } from "../testing/read-edition.ts";
import { hardEditions, heads } from "./editions/hard-editions.ts";
import { createPageMaker, type PageMaker } from "./editions/page-maker.ts";

/* Editions without a build of their own: their pages use the scripts of the frozen one. */

const editions = hardEditions(await readEdition(frozenEdition));

const test = base.extend<object, { maker: PageMaker }>({
  maker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    async ({}, use) => {
      const maker = await createPageMaker();
      await use(maker);
      await maker.remove();
    },
    { scope: "worker" },
  ],
});

for (const [name, edition] of Object.entries(editions)) {
  test(`an edition with ${name} fits every window, cuts no head, moves nothing and is accessible`, async ({
    page,
    maker,
  }) => {
    const html = await maker.pageOf(edition);
    await page.route("/", (route) => route.fulfill({ body: html, contentType: "text/html" }));
    await page.route("/fotos/*", (route) =>
      route.fulfill({
        path: join(maker.pictures, basename(new URL(route.request().url()).pathname)),
      }),
    );
    await watchShifts(page);
    for (const [width, height, ...others] of [
      [360, 640, [320, 640], [768, 1024]],
      [1440, 900, [1024, 768], [1920, 937]],
    ] as const) {
      await openAt(page, width, height);
      await readThrough(page);
      const { shift, moved } = await shiftsOf(page);
      expect(shift, `${moved.join(" | ")} at ${width} pixels`).toBeLessThan(0.0005);
      await expectAccessible(page);
      for (const [wide, high] of [[width, height], ...others] as const) {
        await resizeTo(page, wide, high);
        await expectWhole(page, `${wide} x ${high}`);
      }
    }
    for (const [state, time] of Object.entries(onTheDay)) {
      await page.clock.setSystemTime(new Date(time));
      await page.goto("/");
      await expect(page.getByRole("timer")).toHaveAttribute("data-state", "started");
      for (const [width, height] of [
        [360, 640],
        [412, 823],
        [1024, 768],
        [1440, 900],
      ] as const) {
        await resizeTo(page, width, height);
        await expectWhole(page, `${state}, ${width} x ${height}`);
        // Each room's row marks its talk as running, also beside its hours.
        for (const sign of await page.locator("#inicio [data-standing-now] strong").all()) {
          await expect(sign).toBeInViewport({ ratio: 1 });
        }
      }
    }
  });
}

/** When as many talks as possible are on and next, and after the event. */
const onTheDay = {
  "on the day": "2025-10-04T09:00:00-06:00",
  "after it": "2025-10-06T09:00:00-06:00",
};

/**
 * Nothing overflows; the first screen has both actions and an emblem that is not tiny and covers no
 * fact; rows of speakers are whole; no head is cut.
 */
async function expectWhole(page: Page, at: string): Promise<void> {
  const width = page.viewportSize()?.width;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
  const actions = page.locator("[data-hero-actions]").locator("a, button");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(actions).toHaveCount(2);
  for (const action of await actions.all()) await expect(action, at).toBeInViewport({ ratio: 1 });
  const numeral = page.locator("#inicio [data-nodes]").first();
  expect((await numeral.boundingBox())?.height, at).toBeGreaterThan(48);
  const covered = await numeral.evaluate((nodes) => {
    const { left, top, right, bottom } = nodes.getBoundingClientRect();
    return [...document.querySelectorAll("#inicio dd")]
      .map((fact) => [fact.textContent, fact.getBoundingClientRect()] as const)
      .filter(
        ([, box]) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      )
      .map(([text]) => text);
  });
  expect(covered, at).toEqual([]);
  expect(await page.evaluate(cutHeads, heads), at).toEqual([]);
}

/** The photos whose marked head is not whole in its frame. Runs in the page. */
function cutHeads(marked: typeof heads): string[] {
  return [...document.querySelectorAll<HTMLImageElement>("main img")]
    .filter((image) => image.offsetWidth > 0)
    .flatMap((image) => {
      const name = /fotos\/(.+)-[0-9a-f]{6}-/.exec(image.src)?.[1] ?? "";
      const head = marked[name];
      if (!head) return [];
      const { objectFit, objectPosition } = getComputedStyle(image);
      const [across = 0.5, down = 0.5] = objectPosition
        .split(" ")
        .map((part) => Number.parseFloat(part) / 100);
      const [width, height] = ["width", "height"].map((name) => Number(image.getAttribute(name)));
      const { offsetWidth, offsetHeight } = image;
      if (!width || !height || objectFit === "contain") return [];
      const scale = Math.max(offsetWidth / width, offsetHeight / height);
      const left = (offsetWidth - width * scale) * across;
      const top = (offsetHeight - height * scale) * down;
      const isWhole =
        left + head[0] * width * scale >= 0 &&
        top + head[1] * height * scale >= 0 &&
        left + head[2] * width * scale <= offsetWidth &&
        top + head[3] * height * scale <= offsetHeight;
      return isWhole ? [] : [`${name} in ${offsetWidth} x ${offsetHeight}`];
    });
}
