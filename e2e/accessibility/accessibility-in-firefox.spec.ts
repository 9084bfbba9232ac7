import { test as base, expect } from "@playwright/test";
import { AccessibleFirefox } from "../engines/firefox/bidi.ts";
import { findFirefox } from "../engines/firefox/firefox.ts";

/*
 * Firefox's accessibility tree, asked for by its own protocol. The phase of the page is the one of the real
 * clock, so the page as it was built says what has to be there.
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
  page,
  baseURL,
}) => {
  await page.goto("/");
  await expect(page.locator("html")).not.toHaveAttribute("data-below");
  const wanted = await page
    .locator("main :is(h1, h2, h3), footer a, #sede a, #ponentes img, #testimonios img")
    .evaluateAll((all) =>
      all.map((element) => ({
        role: { A: "link", IMG: "image" }[element.tagName] ?? "heading",
        name: element.getAttribute("alt") ?? element.textContent?.trim() ?? "",
      })),
    );
  await firefox.open(baseURL ?? "");
  expect(wanted.length).toBeGreaterThan(20);
  const known = async ({ role, name }: { role: string; name: string }) =>
    // Names are as letters are shown, which for most headings are capitals.
    (await firefox.count(role, name)) + (await firefox.count(role, name.toUpperCase())) > 0;
  await expect
    .poll(() => known(wanted.at(-1) ?? { role: "", name: "" }), { timeout: 20_000 })
    .toBe(true);
  const missing: string[] = [];
  for (const each of wanted) if (!(await known(each))) missing.push(`${each.role} ${each.name}`);
  expect(missing).toEqual([]);
});
