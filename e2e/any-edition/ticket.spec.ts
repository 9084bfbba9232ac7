import { openCheck, registered, validate } from "../participant-check/validation.ts";
import { expect, test } from "../testing/journey.ts";
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
