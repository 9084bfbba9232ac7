import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { themeOf } from "../../src/build/colours/theme.ts";
import { folderTexts } from "../../src/operations/texts/folder-texts.ts";
import { frozenEdition } from "../../src/testing/frozen-edition.ts";
import { enter } from "../organise/testing/running-place.ts";
import { startPlace } from "../organise/testing/start-place.ts";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";
import { takeDoorPicture } from "./door-picture.ts";
import { openAlive, writeSideBySide } from "./site-page.ts";

const GAP = 16;
/** The file of content/ that each section shows. */
const files = {
  inicio: "edicion.yaml",
  acerca: "acerca.yaml",
  sede: "sede.yaml",
  ediciones: "ediciones.yaml",
  tematicas: "tematicas.yaml",
  ponentes: "ponentes.yaml",
  testimonios: "testimonios.yaml",
  pie: "edicion.yaml",
};

/** The pictures of the organisers' guide. */
export async function takeGuidePictures(browser: Browser, folder: string): Promise<void> {
  await takeFilesPicture(browser, join(folder, "guia-archivos.webp"));
  await takeDoorPicture(browser, join(folder, "guia-puerta.webp"));
  const workspace = await createWorkspace();
  try {
    const address = await workspace.startDev();
    await takePhasesPicture(browser, workspace, address, join(folder, "guia-fases.webp"));
    await takeTextsPicture(browser, join(folder, "guia-editor.webp"));
  } finally {
    await workspace.remove();
  }
}

/** The whole page in columns, each section with the name of its file. */
async function takeFilesPicture(browser: Browser, file: string): Promise<void> {
  const columns = 3;
  const page = await openAlive(browser, {
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
  });
  await showAllPhotos(page);
  await page.evaluate(
    ([names, { yellow, background }]) => {
      for (const [id, name] of Object.entries(names)) {
        const label = document.createElement("p");
        label.textContent = name;
        Object.assign(label.style, {
          position: "absolute",
          insetInlineEnd: "0",
          zIndex: "9",
          padding: "0.2em 0.5em",
          color: background,
          background: yellow,
          font: "700 56px monospace",
        });
        const { top } = document.getElementById(id)?.getBoundingClientRect() ?? { top: 0 };
        label.style.top = `${top + scrollY}px`;
        document.body.append(label);
      }
    },
    [files, themeOf({})] as const,
  );
  // The window becomes as high as the page, because Chromium paints no photos far from the window.
  const all = await page.evaluate(() => {
    const first = document.getElementById("inicio");
    if (first) Object.assign(first.style, { minBlockSize: "0", blockSize: `${innerHeight}px` });
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width: 1280, height: all });
  const whole = sharp(await page.screenshot());
  const { width, height } = await whole.metadata();
  const part = Math.ceil(height / columns);
  const parts = Array.from({ length: columns }, (_, column) => {
    const top = column * part;
    return whole
      .clone()
      .extract({ left: 0, top, width, height: Math.min(part, height - top) })
      .extend({ bottom: Math.max(0, top + part - height), background: themeOf({}).background })
      .png()
      .toBuffer();
  });
  await writeSideBySide(await Promise.all(parts), { height: 1000, gap: GAP, file });
  await page.close();
}

async function showAllPhotos(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    const pending = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(pending.map((image) => image.decode()));
    scrollTo(0, 0);
  });
}

/** The first screen of a phone in each phase. */
async function takePhasesPicture(
  browser: Browser,
  { folder }: Workspace,
  address: string,
  file: string,
): Promise<void> {
  const content = join(folder, "content", "edicion.yaml");
  const written = await readFile(content, "utf8");
  await writeFile(content, `${written}fases:\n  entradasDesde: 2025-08-01T08:00:00-06:00\n`);
  const moments = [
    "2025-07-15T09:30:00-06:00",
    "2025-09-28T09:30:00-06:00",
    "2025-10-04T07:30:00-06:00",
    "2025-10-25T09:30:00-06:00",
  ];
  const shots: Buffer[] = [];
  for (const moment of moments) {
    const page = await openAlive(
      browser,
      { viewport: { width: 360, height: 640 }, reducedMotion: "reduce" },
      `${address}?ahora=${moment}`,
    );
    shots.push(await page.screenshot());
    await page.close();
  }
  await writeFile(content, written);
  await writeSideBySide(shots, { height: 560, gap: GAP, file });
}

/** Textos with a speaker's photo, a fault at its field, and the page beside it. */
async function takeTextsPicture(browser: Browser, file: string): Promise<void> {
  const place = await startPlace(
    folderTexts(frozenEdition, { begin() {}, progress: async () => ({ state: "idle" }) }),
  );
  const page = await browser.newPage({
    locale: "es-GT",
    viewport: { width: 1360, height: 850 },
    reducedMotion: "reduce",
  });
  try {
    await enter(page, place, "/textos/ponentes/1");
    const post = page.getByLabel("Cargo o especialidad");
    await post.fill("");
    await post.blur();
    await page.getByText("Falta un texto").waitFor();
    await page
      .getByRole("group", { name: /^Retrato/ })
      .getByRole("presentation")
      .first()
      .click();
    await page.frameLocator("iframe").locator("#ponentes img").first().waitFor();
    await page.evaluate(() => scrollTo(0, 120));
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(file);
  } finally {
    await page.close();
    await place.stop();
  }
}
