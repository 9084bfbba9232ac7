import type { Page } from "@playwright/test";

/** Waits until the page uses its fonts, which load after the first paint. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    const families = loaded.map(({ family }) => family.replaceAll('"', ""));
    return ["Display", "Text"].every((family) => families.includes(family));
  });
}

/**
 * Waits until the page and its fonts have loaded and nothing has moved for some frames; resolves with the
 * distance of the section `id` from the window's upper edge, in CSS pixels. Runs in the page.
 */
export async function arrivedAt(id: string): Promise<number> {
  const frame = () => new Promise(requestAnimationFrame);
  while (document.readyState !== "complete") await frame();
  await document.fonts.ready;
  const place = () => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
  let last = place();
  for (let still = 0; still < 12; still += 1) {
    await frame();
    const now = place();
    if (now !== last) still = 0;
    last = now;
  }
  return last;
}
