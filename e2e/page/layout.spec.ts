import type { Locator } from "@playwright/test";
import { openCheck, registered, validate } from "../participant-check/validation.ts";
import { expect, openPage, test } from "../testing/journey.ts";

test("all texts are available to reader views and full-page captures without scrolling", async ({
  page,
}) => {
  await openPage(page);
  const skipped = await page.locator("main, main *, footer *").evaluateAll((elements) =>
    elements
      // Excludes text that describes a photo beside it.
      .filter((element) => !element.closest("[aria-hidden=true], [hidden], [role=img] > *"))
      .filter(
        (element) =>
          element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
      )
      .map(({ localName, id }) => `${localName}#${id}`),
  );
  expect(skipped).toEqual([]);
  for (const part of await page.locator("main > section, body > footer").all()) {
    expect((await part.innerText()).trim()).not.toBe("");
  }
});

test("every link and button that stands alone is as high as a finger needs", async ({ page }) => {
  const { dialog, field } = await openCheck(page);
  const parts = page.locator("#sede address, #pie, #inicio");
  await expect.poll(() => lowTargets(parts)).toEqual([]);
  for (const [carnet, shown] of [
    ["2490-25-999999", dialog.getByRole("link", { name: "Pide que revisen tu carnet" })],
    [registered, dialog.getByRole("link", { name: "Google Calendar" })],
  ] as const) {
    await field.fill(carnet);
    await validate(dialog);
    await expect(shown).toBeVisible();
    await expect.poll(() => lowTargets(dialog)).toEqual([]);
  }
});

/** Links and buttons in `parts` that are lower than 44 px, except links within a sentence. */
function lowTargets(parts: Locator): Promise<(string | null)[]> {
  return parts.locator("a, button").evaluateAll((targets) =>
    targets
      .filter(({ parentElement }) =>
        [...(parentElement?.childNodes ?? [])].every(
          (node) => node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim(),
        ),
      )
      .filter((target) => Math.round(target.getBoundingClientRect().height) < 44)
      .filter((target) => target.checkVisibility())
      .map(({ textContent }) => textContent),
  );
}
