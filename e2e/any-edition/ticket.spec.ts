import { openCheck, registered, validate } from "../participant-check/validation.ts";
import { expect, expectAccessible, test } from "../testing/journey.ts";
import { resizeTo } from "./open-at.ts";

test("the event's date and place lie whole on the ticket's stub", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { dialog, field } = await openCheck(page);
  await field.fill(registered);
  await validate(dialog);
  const stub = dialog.getByRole("article").locator("[data-stub]");
  await expect(stub).toBeVisible();
  for (const width of [320, 390, 768]) {
    await resizeTo(page, width, 844);
    // Read at once, because the tools that load later move the dialog.
    const outside = await stub.evaluate((element) => {
      const room = element.getBoundingClientRect();
      const texts = element.querySelector("p")?.getBoundingClientRect() ?? new DOMRect();
      return {
        above: room.top - texts.top,
        below: texts.bottom - room.bottom,
        right: texts.right - room.right,
      };
    });
    expect(
      Math.max(...Object.values(outside)),
      `${width} px: ${JSON.stringify(outside)}`,
    ).toBeLessThanOrEqual(0);
  }
});

test("the dialog breaks no rule of accessibility in any of its states, with any accent", async ({
  page,
}) => {
  // With motion, axe would measure transitions half-way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [state, shows] of [
    ["validando", "[aria-live] p"],
    ["incompleto", "[aria-live] p"],
    ["no-encontrado", "[aria-live] details"],
    ["falla", "[aria-live] p"],
    ["encontrado-largo", "article + div"],
    ["pase", "svg[role=img]"],
    ["guardados", "div:nth-of-type(2) > article"],
  ]) {
    await page.goto(`/?dialogo=${state}`);
    await expect(
      page
        .getByRole("dialog")
        .locator(shows ?? "")
        .first(),
      state,
    ).toBeVisible();
    await expectAccessible(page);
  }
});
