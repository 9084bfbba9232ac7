import { scanCode } from "../participant-check/scan-code.ts";
import { openCheck, registered, validate } from "../participant-check/validation.ts";
import { expect, openPage, test } from "../testing/journey.ts";

test("the printed page contains nothing that soon becomes false, and no colours of the phase", async ({
  page,
}) => {
  for (const [hour, instant] of [
    ["on the eve", "2025-10-03T18:00:00-06:00"],
    ["during the event", "2025-10-04T11:00:00-06:00"],
    ["after the event", "2025-10-25T12:00:00-06:00"],
  ] as const) {
    await page.clock.setSystemTime(new Date(instant));
    await page.emulateMedia({ media: "screen" });
    await openPage(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("timer"), hour).toBeHidden();
    // No words are left of a sentence of links.
    const day = page.locator("#sede address p").last();
    await expect(day, hour).toHaveText(/M$/, { useInnerText: true });
    const talk = page.locator("#tematicas ol > li").first();
    await expect(talk, hour).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.locator("#inicio svg").first(), hour).toHaveCSS("filter", "none");
  }
});

test("with an open pass, paper has the pass alone, and the programme once the dialog is closed", async ({
  page,
}) => {
  const { dialog, field } = await openCheck(page);
  await field.fill(registered);
  await validate(dialog);
  await dialog.getByRole("button", { name: "Muestra tu pase" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main")).toBeHidden();
  await expect(dialog.getByRole("article")).toBeHidden();
  const code = dialog.getByRole("img", { name: /^Código QR/ });
  await expect.poll(async () => scanCode(await code.screenshot())).toBe("2490-21-104512");
  await page.emulateMedia({ media: "screen" });
  await dialog.getByRole("button", { name: "Guárdalo en este dispositivo" }).click();
  await page.keyboard.press("Escape");
  await page.locator("#inicio").getByRole("button", { name: "Tu ticket" }).click();
  await dialog.getByRole("button", { name: "Muestra tu pase" }).click();
  await page.keyboard.press("Escape");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#tematicas")).toBeVisible();
  await expect(dialog).toBeHidden();
});
