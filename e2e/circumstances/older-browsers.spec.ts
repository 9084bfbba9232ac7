import { openCheck, registered, validate } from "../participant-check/validation.ts";
import { expectReadable } from "../testing/expect-readable.ts";
import { expect, goTo, openPage, test } from "../testing/journey.ts";
import { waitForFonts } from "../testing/settled.ts";

/*
 * Tests what the README says about older browsers, by removing from Chromium the features that they
 * lack.
 */
test.describe("a browser without features beyond the stated versions", () => {
  // Chromium's own buttons still react to `command`, although the page's script cannot see it any
  // more.
  test.use({ expectedConsole: /already open Dialog/ });

  test("offers everything", async ({ page }) => {
    await page.addInitScript(takeNewFeatures);
    await openPage(page);
    await expectReadable(page);
    await expect(page.locator("canvas")).toBeVisible();
    await goTo(page, "ediciones");
    await page.getByRole("tab", { name: "2019" }).click();
    await expect(page.getByRole("tabpanel", { name: "2019" })).toBeVisible();
    const { dialog, field } = await openCheck(page);
    await field.fill(registered);
    await validate(dialog);
    await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
    await expect(dialog.locator("canvas")).toBeVisible();
  });
});

/** Windows of phones, tablets and desktops. */
const sizes = [
  [320, 568],
  [568, 320],
  [768, 1024],
  [1440, 900],
] as const;

test("a browser without newer styles has the same first screen and the same texts in each section", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.setFixedTime(new Date("2025-09-20T09:30:20-06:00"));
  const measured = async () => {
    const all: unknown[] = [];
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await waitForFonts(page);
      all.push([width, await page.evaluate(boxesOfFirstScreen)]);
    }
    return all;
  };
  await openPage(page);
  const newest = await measured();
  await page.route("/", async (route) => {
    if (route.request().method() === "HEAD") return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<style>.*?<\/style>/gs, withoutNewStyles);
    // The policy allows only the styles as built.
    await route.fulfill({ contentType: "text/html", body });
  });
  await openPage(page);
  expect(await measured()).toEqual(newest);
  await expectReadable(page);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

/**
 * Removes features that Chrome 111, Firefox 114 or Safari 16.4 lack. Runs in the page, before its
 * scripts.
 */
function takeNewFeatures(): void {
  const lost: readonly [object, readonly string[]][] = [
    [
      globalThis,
      ["requestIdleCallback", "scheduler", "trustedTypes", "navigation", "OffscreenCanvas"],
    ],
    [Document.prototype, ["startViewTransition", "prerendering", "fragmentDirective"]],
    [HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]],
    [HTMLButtonElement.prototype, ["command", "commandForElement", "popoverTargetElement"]],
    [HTMLCanvasElement.prototype, ["transferControlToOffscreen"]],
    [Element.prototype, ["checkVisibility", "setHTMLUnsafe", "moveBefore"]],
    [Navigator.prototype, ["share", "canShare", "connection"]],
    [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
    [Promise, ["withResolvers", "try"]],
    [Object, ["groupBy"]],
    [URL, ["canParse", "parse"]],
  ];
  for (const [owner, names] of lost) for (const name of names) Reflect.deleteProperty(owner, name);
  Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: [] });
}

/** Style sheets as browsers read them that lack what came after Chrome 111, Firefox 114 and Safari 16.4. */
function withoutNewStyles(sheet: string): string {
  return sheet
    .replace(/text-wrap:[^;}]*/g, "")
    .replace(/content-visibility:[^;}]*/g, "")
    .replace(/scrollbar-width:[^;}]*/g, "")
    .replaceAll(":has(", ":lacks(")
    .replaceAll("subgrid", "lacking")
    .replaceAll("@starting-style", "@lacking")
    .replaceAll("allow-discrete", "lacking")
    .replaceAll("animation-timeline", "lacking");
}

/** Where the title's lines, the countdown and the buttons are, in whole pixels. Runs in the page. */
function boxesOfFirstScreen() {
  scrollTo(0, 0);
  const parts = document.querySelectorAll("#inicio :is(h1, h1 span, p, a, button, [role=timer])");
  return [...parts].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [part.textContent?.slice(0, 20), ...[x, y, width, height].map(Math.round)];
  });
}
