import { readFile } from "node:fs/promises";
import { expect, expectAccessible, test } from "../testing/journey.ts";
import { scanCode } from "./scan-code.ts";
import { openCheck, registered } from "./validation.ts";

test("a phone's own sharing gets the picture of one's node alone; where nothing can be shared it is saved, and shown for a long press where nothing is downloaded", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        document.title = files.map(({ name, type }) => `${name} ${type}`).join();
      },
    });
  });
  const { dialog, field } = await openCheck(page);
  await field.fill(registered);
  await field.press("Enter");
  const button = dialog.getByRole("button", { name: "Comparte tu participación" });
  await button.click();
  await expect(page).toHaveTitle("nodo-001.png image/png");
  await expect(button).toBeVisible();
  const shown = dialog.getByRole("img", { name: "Tu nodo como imagen" });
  await expect(shown).toHaveCount(0);

  await page.evaluate(() => Object.assign(navigator, { canShare: () => false }));
  const downloaded = page.waitForEvent("download");
  await button.click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe("nodo-001.png");
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1920]);
  // Others would enter with the carnet.
  expect(await scanCode(picture)).toBeNull();
  await expect(dialog.getByRole("button", { name: "Tu imagen está lista" })).toBeFocused();
  const address = (await shown.getAttribute("src")) ?? "";
  expect(address).toBe(`data:image/png;base64,${picture.toString("base64")}`);
  await expect(dialog.getByRole("status")).toContainText("guarda esta imagen: mantenla presionada");
  await expect(dialog).not.toContainText("descargad");
  await expectAccessible(page);
});

test("a share that never settles does not block the button, and then the picture is shown", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const share = () => {
      document.title = "sharing";
      return new Promise(() => {});
    };
    Object.assign(navigator, { canShare: () => true, share });
  });
  const { dialog, field } = await openCheck(page);
  await field.fill(registered);
  await field.press("Enter");
  const button = dialog.getByRole("button", { name: "Comparte tu participación" });
  await button.click();
  await expect(button).not.toHaveAttribute("aria-disabled", "true");
  // Its patience begins once the picture is drawn.
  await expect(page).toHaveTitle("sharing");
  await page.clock.runFor(21_000);
  await expect(page.getByRole("img", { name: "Tu nodo como imagen" })).toBeVisible();
});
