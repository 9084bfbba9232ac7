import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../testing/journey.ts";
import { scanCode } from "./scan-code.ts";
import { openCheck, registered } from "./validation.ts";

/** Opens the answer for a registered carnet, without motion. */
async function openAnswer(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { dialog, field } = await openCheck(page);
  await field.fill(registered);
  await field.press("Enter");
  return dialog;
}

/** A picture as the page shows it, which a long press keeps. */
async function shownPicture(page: Page, name: string): Promise<Buffer> {
  const picture = page.getByRole("img", { name });
  await expect(picture).toBeVisible();
  const address = (await picture.getAttribute("src")) ?? "";
  expect(address).toMatch(/^data:image\/png;base64,/);
  return Buffer.from(address.split(",")[1] ?? "", "base64");
}

test("in a browser without downloads, the pictures are shown to be saved by a long press", async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLAnchorElement.prototype.click = () => {};
  });
  const dialog = await openAnswer(page);
  await dialog.getByRole("button", { name: "Muestra tu pase" }).click();
  await dialog.getByRole("button", { name: "Guarda tu pase como imagen" }).click();
  await expect(dialog.getByRole("status")).toContainText("guarda esta imagen: mantenla presionada");
  const pass = await shownPicture(page, "Tu pase como imagen");
  expect(await scanCode(pass)).toBe("2490-21-104512");
  await dialog.getByRole("button", { name: "Comparte tu participación" }).click();
  expect(await scanCode(await shownPicture(page, "Tu nodo como imagen"))).toBeNull();
  await expect(dialog).not.toContainText("descargad");
  await expectAccessible(page);
});

test("a share that never settles does not block the button, and then the picture is shown", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { canShare: () => true, share: () => new Promise(() => {}) });
  });
  const dialog = await openAnswer(page);
  await dialog.getByRole("button", { name: "Comparte tu participación" }).click();
  const button = dialog.getByRole("button", { name: "Comparte tu participación" });
  await expect(button).not.toHaveAttribute("aria-disabled", "true");
  await page.clock.runFor(21_000);
  await shownPicture(page, "Tu nodo como imagen");
});

/** Ways in which browsers answer with noise instead of what was drawn. Each runs in the page. */
const noises: Readonly<Record<string, () => void>> = {
  "every pixel that is read": () => {
    const { getImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.getImageData = function (
      ...area: [number, number, number, number]
    ) {
      const read = getImageData.apply(this, area);
      for (let at = 0; at < read.data.length; at += 1) read.data[at] = (at * 7919) % 256;
      return read;
    };
  },
  "every file that is made": () => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (...rest: [BlobCallback]) {
      const context = this.getContext("2d");
      for (let x = 0; x < this.width; x += 2) context?.clearRect(x, 0, 1, this.height);
      toBlob.apply(this, rest);
    };
  },
  "a blank file": () => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (...rest: [BlobCallback]) {
      const context = this.getContext("2d");
      if (context) context.fillStyle = "white";
      context?.fillRect(0, 0, this.width, this.height);
      toBlob.apply(this, rest);
    };
  },
};

for (const [what, disturb] of Object.entries(noises)) {
  test(`noise in ${what} is noticed before the pass is saved`, async ({ page }) => {
    await page.addInitScript(disturb);
    page.on("download", () => {
      throw new Error("A picture without its code was saved");
    });
    const dialog = await openAnswer(page);
    await dialog.getByRole("button", { name: "Muestra tu pase" }).click();
    await dialog.getByRole("button", { name: "Guarda tu pase como imagen" }).click();
    await expect(dialog.getByRole("button", { name: "Toma una captura" })).toBeVisible();
    await expect(dialog.getByRole("img", { name: "Tu pase como imagen" })).toHaveCount(0);
  });
}
