import { truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, textOf } from "./testing/editor-journey.ts";

test("a photo is straightened, described and given its focus; a small one is refused", async ({
  page,
  workspace,
}) => {
  const lying = await sharp({
    create: { width: 900, height: 600, channels: 3, background: "#a33" },
  })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await page.getByRole("button", { name: /^Ponentes/ }).click();
  await page.getByText("Andrea Lemus Xitumul").first().click();
  const portrait = page.getByRole("group", { name: "Retrato" }).first();
  const small = await sharp(lying).resize({ width: 90 }).jpeg().toBuffer();
  const chooser = portrait.locator('input[type="file"]');
  await chooser.setInputFiles({ name: "chica.jpg", mimeType: "image/jpeg", buffer: small });
  await expect(portrait.getByRole("alert")).toContainText("píxeles de ancho y se verá borrosa");
  await chooser.setInputFiles({ name: "IMG 1.JPG", mimeType: "image/jpeg", buffer: lying });
  await expect(portrait.getByRole("img")).toHaveAttribute("alt", "img-1.jpg");
  const { width, height, orientation } = await sharp(
    join(workspace.folder, "content/fotos/img-1.jpg"),
  ).metadata();
  expect({ width, height, orientation }).toEqual({
    width: 600,
    height: 900,
    orientation: undefined,
  });
  await portrait.getByRole("img").click({ position: { x: 10, y: 10 } });
  // The alternative text still describes the previous photo.
  const check = portrait.getByRole("status");
  await expect(check).toContainText("revise si lo que dice aquí abajo sigue siendo cierto");
  await portrait.getByLabel("Qué se ve en la foto").fill("Ana ante la pizarra");
  await expect(check).toBeEmpty();
  await expect
    .poll(() => textOf(workspace, "ponentes"))
    .toMatch(/archivo: img-1.jpg\n {4}alt: Ana ante la pizarra\n {4}enfoque: \d+ \d+\n/);
});

test("a photo of more than 60 MB is refused for its size", async ({ page, workspace }) => {
  const large = join(workspace.folder, "grande.jpg");
  await writeFile(large, "");
  await truncate(large, 61_000_000);
  await page.getByRole("button", { name: /^Ponentes/ }).click();
  await page.getByText("Andrea Lemus Xitumul").first().click();
  const portrait = page.getByRole("group", { name: "Retrato" }).first();
  await portrait.locator('input[type="file"]').setInputFiles(large);
  await expect(portrait.getByRole("alert")).toContainText("pesa más de 60 MB");
});
