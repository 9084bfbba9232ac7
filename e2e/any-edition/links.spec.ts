import { expect, test } from "../testing/journey.ts";
import { openAt } from "./open-at.ts";

/** The properties of a link that hovering may change. Runs in the page. */
function looksOf(link: Element): string {
  const { color, backgroundColor, textDecorationLine } = getComputedStyle(link);
  return [color, backgroundColor, textDecorationLine].join();
}

// Chromium's message about the missing page.
test.use({ expectedConsole: /404 \(Not Found\)/ });

test("every link of the page, and of the one of an unknown address, answers the pointer", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAt(page, 1440);
  for (const address of ["/", "/no-existe"]) {
    if (address !== "/") await page.goto(address);
    // Without the action at the top, which comes and goes while the page is scrolled.
    const links = page
      .locator("main :is(section, li) a, main > a, footer a")
      .filter({ visible: true });
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      await page.mouse.move(0, 0);
      await link.scrollIntoViewIfNeeded();
      const before = await link.evaluate(looksOf);
      await link.hover();
      await expect
        .poll(() => link.evaluate(looksOf), { message: await link.innerText() })
        .not.toBe(before);
    }
  }
});
