import { unzipSync } from "fflate";
import sharp from "sharp";
import { entryOf, openDoor } from "#app/server/testing/door-under-test.ts";
import {
  enter,
  expect,
  expectAccessible,
  people,
  test,
} from "../organise/testing/running-place.ts";
import { contentOf, pagesOf } from "./read-certificate.ts";

const came = people.slice(0, 3);
const north = { name: "Entrada norte", isRehearsal: false };

/** A photo as a phone takes it: larger than any field takes. */
function photo(width: number, height: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const drawn = sharp({ create: { width, height, channels: 3, background: "white", noise } });
  return drawn.blur(4).jpeg({ quality: 95 }).toBuffer();
}

test.beforeEach(async ({ page, place }) => {
  await openDoor(place.store, north.name);
  await place.store.door.record(
    north,
    came.map(({ carnet }) => entryOf(carnet)),
  );
  await enter(page, place, "/constancias");
  await expect(page.getByRole("button", { name: /^Ver la muestra/ })).toBeEnabled();
});

test("all are made as one PDF in the order of surnames and as a ZIP; one more is granted", async ({
  page,
}) => {
  await expect(page.getByText("3 personas reciben constancia")).toBeVisible();
  await expect(page.getByRole("button", { name: "Un PDF para imprimir" })).toHaveCSS(
    "border-style",
    "solid",
  );
  await expectAccessible(page);
  const print = page.waitForEvent("download");
  await page.getByRole("button", { name: "Un PDF para imprimir" }).click();
  const pages = await pagesOf(await contentOf(print));
  const inOrder = [came[1], came[2], came[0]].map((person) => person?.nombre ?? "");
  expect(pages.map((text, index) => text.includes(inOrder[index] ?? ""))).toEqual([
    true,
    true,
    true,
  ]);

  // While it prints, the sheet is in the page; the browser's own dialog is none of this test.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole("button", { name: "Imprimir la asistencia" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("row")).toHaveCount(4);
  await expect(page.getByText("3 personas entraron")).toBeVisible();
  await expect(page.getByText("Nombre, cargo y firma")).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("row")).toHaveCount(0);

  const zip = page.waitForEvent("download");
  await page.getByRole("button", { name: "Un ZIP, un PDF por persona" }).click();
  const files = Object.values(unzipSync(await contentOf(zip)));
  expect((await Promise.all(files.map(pagesOf))).map((each) => each.length)).toEqual([1, 1, 1]);

  const speaker = people[7];
  await page.getByLabel("Nombre, carnet o ticket").fill(speaker?.carnet ?? "");
  await page.getByRole("button", { name: speaker?.nombre ?? "" }).click();
  await expect(page.getByLabel("Por qué la recibe")).toBeFocused();
  await page.keyboard.type("Ponente");
  await page.keyboard.press("Enter");
  await expect(page.getByText("4 personas reciben constancia")).toBeVisible();
  await expect(page.getByText("Ponente (se la dio Ana Lucía)")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Dar una/ })).toBeFocused();
  await page.getByLabel("Buscar entre quienes la reciben").fill(speaker?.carnet ?? "");
  await expect(page.getByRole("region", { name: "Quiénes" }).getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);
});

test("the sample opens as PDF in another tab; an own background and a signature are shrunk, and another file is refused in Spanish", async ({
  page,
  place,
}) => {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: /^Ver la muestra/ }).click();
  const sample = await opened;
  await sample.waitForURL(/^blob:/);
  await sample.close();

  const background = page.getByLabel(/Fondo propio/);
  await background.setInputFiles({
    name: "fondo.png",
    mimeType: "image/png",
    buffer: Buffer.from("esto no es una imagen"),
  });
  await expect(page.getByRole("alert")).toContainText("no es una imagen");
  await expectAccessible(page);
  const buffer = await photo(2400, 1800);
  await background.setInputFiles({ name: "fondo.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("button", { name: /^Quitar.*Fondo propio/ })).toBeVisible();
  await page.getByRole("button", { name: "Agregar a alguien que firma" }).click();
  await page.getByLabel("Nombre de quien firma (1)").fill("Dra. Ana López de Arriaga");
  await page.getByLabel("Cargo (1)").fill("Decana 🎓");
  await page.getByLabel(/Firma escaneada \(1\)/).setInputFiles({
    name: "firma.png",
    mimeType: "image/png",
    buffer: await signature(),
  });
  await expect(page.getByRole("button", { name: /^Quitar.*Firma escaneada/ })).toBeVisible();
  await page.getByLabel("Logo 1").setInputFiles({
    name: "logo.jpg",
    mimeType: "image/jpeg",
    buffer,
  });
  await expect(page.getByRole("button", { name: /^Quitar.*Logo 1/ })).toBeVisible();
  // Unsaved work survives opening another part.
  const parts = page.getByRole("navigation", { name: "Partes" });
  await parts.getByText("Lista").click();
  await parts.getByText("Constancias").click();
  await expect(page.getByLabel("Cargo (1)")).toHaveValue("Decana 🎓");
  await page.getByRole("button", { name: "Guardar el diseño" }).click();
  const saved = () => place.store.certificates.settings();
  await expect.poll(async () => (await saved())?.firmantes).toHaveLength(1);
  const settings = await saved();
  await expect(page.getByText("Cargo de Dra. Ana López de Arriaga: 🎓")).toBeVisible();
  expect(settings?.fondo).toMatch(/^data:image\/jpeg/);
  expect(settings?.fondo?.length).toBeLessThan(500_000);
  // As PNG it would be a stamp of some sixty pixels.
  expect(settings?.logos).toEqual([expect.stringMatching(/^data:image\/jpeg/)]);
  expect(settings?.firmantes).toMatchObject([
    { nombre: "Dra. Ana López de Arriaga", firma: expect.stringMatching(/^data:image\/png/) },
  ]);
  const print = page.waitForEvent("download");
  await page.getByRole("button", { name: "Un PDF para imprimir" }).click();
  expect(await pagesOf(await contentOf(print))).toHaveLength(3);
  await expectAccessible(page);
});

/** A scanned signature: dark strokes on a transparent background, 2,000 pixels wide. */
function signature() {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="800"><path d="M100 600C400 0 500 800 800 300S1500 700 1900 200" fill="none" stroke="#123" stroke-width="14"/></svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}
