import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import {
  changeElsewhere,
  countClicks,
  enter,
  expect,
  expectAccessible,
  ofTheNetwork,
  preview,
  test,
  textOf,
  toast,
} from "./testing/texts-place.ts";

test.use({ viewport: { width: 1280, height: 900 }, expectedConsole: ofTheNetwork });

test("the hour of a talk is changed and published by four clicks, comments stay, and the page shows the progress", async ({
  page,
  place,
  folder,
  delivery,
}) => {
  const before = await textOf(folder, "tematicas");
  const [, hour = ""] = /hora: "?(\d\d:\d\d)/.exec(before) ?? [];
  await enter(page, place, "/textos");
  const clicks = await countClicks(page);
  await page.getByRole("link", { name: /^Programa/ }).click();
  await page.getByRole("main").getByRole("listitem").first().getByRole("link").click();
  await expect(page.getByLabel("Empieza")).toHaveValue(hour);
  await page.getByLabel("Empieza").fill("09:05");
  await expect(preview(page).locator("#tematicas")).toContainText("9:05");
  await page.getByRole("button", { name: "Publicar" }).click();
  const dialog = page.getByRole("dialog", { name: "Publicar" });
  await expect(dialog).toContainText(`${hour} → 09:05`);
  await expectAccessible(page);
  delivery.state = { state: "building" };
  await dialog.getByRole("button", { name: "Publicar ahora" }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText("Preparando la página para los visitantes");
  expect(await clicks()).toBe(4);
  const after = await textOf(folder, "tematicas");
  // Lines may be folded elsewhere.
  expect(parse(after)).toEqual(parse(before.replace(hour, "09:05")));
  expect(after.match(/^#.*$/gm)).toEqual(before.match(/^#.*$/gm));
  await expect(page.getByText("No hay cambios sin publicar.")).toBeVisible();

  const reason = "no quedó espacio en el disco.";
  delivery.state = { state: "failed", reason, remedy: "Libere espacio." };
  await expect(main).toContainText(
    `Los visitantes todavía no ven lo último que se publicó: ${reason}`,
  );
  await expect(main).toContainText("Libere espacio.");
  await expectAccessible(page);
  delivery.state = { state: "live", at: Date.now() };
  await page.reload();
  await expect(main).toContainText("Los visitantes ya ven lo publicado");
  delivery.state = { state: "saved" };
  await page.reload();
  await expect(main).toContainText("los ven cuando el sitio se construye otra vez");
});

test("a speaker with a photo is added", async ({ page, place, folder }) => {
  const lying = await sharp({
    create: { width: 900, height: 600, channels: 3, background: "#a33" },
  })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "14/1 17/1 0/1" } })
    .jpeg()
    .toBuffer();
  await enter(page, place, "/textos");
  await page.getByRole("link", { name: /^Ponentes/ }).click();
  await page.getByRole("button", { name: "Agregar un ponente" }).click();
  await expect(page.getByRole("main").locator("[aria-invalid]")).toHaveCount(0);
  // The fault of a field that is left stands above the button that is pressed.
  await page.getByLabel("Nombre").focus();
  const opened = page.waitForEvent("filechooser");
  await page.getByText("Elegir una imagen").click();
  await opened;
  await expect(page.getByRole("main").locator("[aria-invalid]")).toHaveCount(1);
  await page.getByLabel("Nombre").fill("Ana López");
  await page.getByLabel("Cargo o especialidad").fill("Docente");
  const chooser = page.getByLabel(/Elegir una imagen/);
  const file = { name: "IMG 1.JPG", mimeType: "image/jpeg", buffer: lying };
  const small = await sharp(lying).resize({ width: 90 }).jpeg().toBuffer();
  await chooser.setInputFiles({ ...file, buffer: small });
  await expect(page.getByRole("alert")).toContainText("se verá borrosa");
  await chooser.setInputFiles(file);
  await expect(page.getByText("Cambiar: Retrato")).toBeVisible();
  await expect(preview(page).locator("#ponentes")).toContainText("Ana López");
  const portrait = page
    .getByRole("group", { name: /^Retrato/ })
    .getByRole("presentation")
    .first();
  // A photo that moves between press and release receives no click.
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(portrait).toHaveJSProperty("complete", true);
  await portrait.click({ position: { x: 10, y: 10 } });
  await page.getByLabel("Acercar el rostro").fill("150");
  await page.getByLabel("Qué se ve en la foto").fill("Ana ante la pizarra");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Publicar" }).click();
  await expect(page.getByRole("dialog")).toContainText("«Ana López»: se agrega");
  await page.getByRole("button", { name: "Publicar ahora" }).click();
  await expect(toast(page)).toContainText("guardado");
  expect(await textOf(folder, "ponentes")).toMatch(
    /- id: ana-lopez\n {2}nombre: Ana López\n {2}rol: Docente\n {2}perfil:\n {4}archivo: img.jpg\n {4}alt: Ana ante la pizarra\n {4}enfoque: \d+ \d+ 150\n/,
  );
  const bytes = await readFile(join(folder, "fotos/img.jpg"));
  const { width, height, orientation, exif } = await sharp(bytes).metadata();
  expect({ width, height, orientation, exif }).toEqual({ width: 600, height: 900 });
});

test("of a file that a colleague published meanwhile, the difference is shown and one is kept", async ({
  page,
  place,
  folder,
}) => {
  await enter(page, place, "/textos/nombre");
  const motto = page.getByRole("textbox", { name: "Lema" });
  await motto.fill("De mi mano");
  await expect(preview(page).locator("#inicio")).toContainText("De mi mano");
  await changeElsewhere(folder, "edicion", /^lema: .*$/m, "lema: De otra mano");
  await page.getByRole("button", { name: "Publicar" }).click();
  await page.getByRole("button", { name: "Publicar ahora" }).click();
  const conflict = page.getByRole("region", { name: "Otra persona publicó" });
  await expect(conflict).toContainText("De otra mano → De mi mano");
  await expect(motto).toHaveValue("De mi mano");
  expect(await textOf(folder, "edicion")).toContain("lema: De otra mano");
  await expectAccessible(page);
  // The question survives a reload, and an answer can be taken back.
  await page.reload();
  await conflict.getByRole("button", { name: "Conservar lo publicado" }).click();
  // A message stays below the pointer.
  await toast(page).hover();
  await expect(motto).toHaveValue("De otra mano");
  await toast(page).getByRole("button", { name: "Deshacer" }).click();
  await conflict.getByRole("button", { name: "Conservar lo mío" }).click();
  await expect(conflict).toHaveCount(0);
  await page.getByRole("button", { name: "Publicar" }).click();
  await page.getByRole("button", { name: "Publicar ahora" }).click();
  await expect(toast(page)).toContainText("guardado");
  expect(await textOf(folder, "edicion")).toContain("lema: De mi mano");
});
