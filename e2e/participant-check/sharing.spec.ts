import { readFile } from "node:fs/promises";
import { expect, expectAccessible, test } from "../testing/journey.ts";
import { scanCode } from "./scan-code.ts";
import { openCheck, registered } from "./validation.ts";

test("a picture of one's node is saved where nothing can be shared", async ({ page }) => {
  const { dialog, field } = await openCheck(page);
  const button = dialog.getByRole("button", { name: "Comparte tu participación" });
  await field.fill(registered);
  await field.press("Enter");
  await expect(dialog.getByRole("article")).toBeVisible();
  await expect(button).toBeVisible();
  await expectAccessible(page);
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
});

test("a phone's own sharing gets the picture, and nothing is saved", async ({ page }) => {
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
  page.on("download", () => {
    throw new Error("The picture was saved too");
  });
  const button = dialog.getByRole("button", { name: "Comparte tu participación" });
  await button.click();
  await expect(page).toHaveTitle("nodo-001.png image/png");
  await expect(button).toBeVisible();
});
