import { cp } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { spawnServer } from "../../../src/server/testing/spawn-server.ts";
import { openStore } from "../../../src/store/open-store.ts";
import { frozenEdition, frozenSite } from "../../../src/testing/frozen-edition.ts";
import {
  countClicks,
  enter,
  expect,
  ofTheNetwork,
  publish,
  test as textsTest,
} from "./testing/texts-place.ts";

/** Journeys through Textos on a server of one's own, which builds what is published. */
const test = textsTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  place: async ({}, use, info) => {
    const [content, dist] = [info.outputPath("content"), info.outputPath("dist")];
    await cp(frozenEdition, content, { recursive: true });
    await cp(join(frozenSite, "dist"), dist, { recursive: true });
    const database = `sqlite:${info.outputPath("convencion.db")}`;
    const store = await openStore(database);
    const server = spawnServer(["--import", "tsx", "src/server/main.ts"], {
      environment: {
        ...process.env,
        PORT: "0",
        DATABASE_URL: database,
        CONTENT_DIR: content,
        DIST_DIR: dist,
      },
    });
    const { port } = new URL(await server.address);
    await use({ store, address: `http://localhost:${port}`, stop: server.stop });
    await server.stop();
    await store.close();
  },
});

test.use({ viewport: { width: 1280, height: 900 }, expectedConsole: ofTheNetwork });

test("visitors see a new speaker with a photo after twelve clicks", async ({
  page,
  place,
  context,
}) => {
  // A loaded machine may take minutes to build.
  test.setTimeout(500_000);
  const clicks = await countClicks(page);
  const main = page.getByRole("main");
  await enter(page, place, "/textos");
  await page.getByRole("link", { name: /^Ponentes/ }).click();
  await page.getByRole("button", { name: "Agregar un ponente" }).click();
  await page.getByLabel("Nombre").click();
  await page.keyboard.type("Ana López");
  await page.getByLabel("Cargo o especialidad").click();
  await page.keyboard.type("Docente");
  const size = { width: 900, height: 900, channels: 3, background: "#3a3" } as const;
  const photo = { name: "ana.jpg", mimeType: "image/jpeg" };
  const buffer = await sharp({ create: size }).jpeg().toBuffer();
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("Elegir una foto").click();
  await (await chooser).setFiles({ ...photo, buffer });
  await expect(page.getByRole("button", { name: "Girar" })).toBeVisible();
  await page.getByLabel("Qué se ve en la foto").click();
  await page.keyboard.type("Ana ante la pizarra");
  await publish(page);
  await expect(main).toContainText("Preparando la página para los visitantes");
  // The file is chosen and confirmed in the system's window.
  expect((await clicks()) + 2).toBeLessThanOrEqual(12);
  const visitor = await context.newPage();
  await visitor.goto(place.address);
  const shown = visitor.locator("#ponentes").getByAltText("Ana ante la pizarra");
  await expect(shown).toHaveCount(0);
  await expect(main).toContainText("Los visitantes ya ven lo publicado", { timeout: 400_000 });
  await visitor.reload();
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});
