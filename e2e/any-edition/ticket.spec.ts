import { openCheck, registered, validate } from "../participant-check/validation.ts";
import { expect, test } from "../testing/journey.ts";

for (const width of [320, 390, 768]) {
  test(`the event's date and place lie whole on the ticket's stub, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { dialog, field } = await openCheck(page);
    await field.fill(registered);
    await validate(dialog);
    const stub = dialog.getByRole("article").locator("div:has(> [data-numeral])");
    const event = stub.getByRole("paragraph");
    await expect(event).toBeVisible();
    const room = await stub.boundingBox();
    const texts = await event.boundingBox();
    if (!room || !texts) throw new Error("Not shown");
    expect(texts.y).toBeGreaterThanOrEqual(room.y);
    expect(texts.y + texts.height).toBeLessThanOrEqual(room.y + room.height);
  });
}
