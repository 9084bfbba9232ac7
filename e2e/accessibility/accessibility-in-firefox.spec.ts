import { test as base, expect } from "@playwright/test";
import { AccessibleFirefox } from "../engines/firefox/bidi.ts";
import { findFirefox } from "../engines/firefox/firefox.ts";

/*
 * Firefox's accessibility tree, asked for by its own protocol. The phase of the page is the one of the real
 * clock, so the page itself says what has to be there.
 */
const test = base.extend<{ firefox: AccessibleFirefox }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from it.
    async ({}, use) => {
      test.skip(findFirefox() === null, "This machine has no firefox");
      const firefox = await AccessibleFirefox.start();
      await use(firefox);
      await firefox.end();
    },
    // A browser that starts in a test of its own, not before the first one.
    { timeout: 60_000 },
  ],
});

test("every heading, link and picture has its role and name right after the page has loaded", async ({
  firefox,
  baseURL,
}) => {
  await firefox.open(baseURL ?? "");
  await expect
    .poll(() => firefox.evaluate(() => document.documentElement.dataset.below ?? "whole"))
    .toBe("whole");
  // What the page was built with gives way to what its phase offers.
  await expect.poll(() => firefox.evaluate(isUndecided)).toBe(false);
  const wanted = await firefox.evaluate(readWanted);
  expect(wanted.length).toBeGreaterThan(20);
  for (const { role, name } of wanted) {
    // The tree follows the page at its own pace.
    await expect.poll(() => firefox.has(role, name), { message: `${role} ${name}` }).toBe(true);
  }
});

/** Whether actions of another phase than the present one are left. Runs in the page. */
function isUndecided() {
  return document.querySelector("[data-phase=other] [data-undecided=true]") !== null;
}

/** Roles and names as they are written. Runs in the page. */
function readWanted() {
  const parts = "main :is(h1, h2, h3), footer a, #sede a, #ponentes img, #testimonios img";
  return [...document.querySelectorAll<HTMLElement>(parts)].map((element) => {
    const name = element.getAttribute("alt") ?? element.textContent?.trim() ?? "";
    // Firefox names by the letters that are shown.
    const capitals = getComputedStyle(element).textTransform === "uppercase";
    return {
      role: { A: "link", IMG: "image" }[element.tagName] ?? "heading",
      name: capitals ? name.toUpperCase() : name,
    };
  });
}
