import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { spawnPanel } from "../panel/testing/spawn-panel.ts";

const list =
  "carnet;nombre;No. Ticket\n2490-21-104512;Ana Lucía Pérez;17\n2490-21;José Tzul;18\n2490-22-87341;;19\n";

/** A refused list, as the panel shows it. */
export async function takeListPicture(browser: Browser, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "convencion-"));
  const panel = spawnPanel(`sqlite:${join(folder, "convencion.db")}`);
  try {
    await writeFile(join(folder, "lista.csv"), list);
    const page = await browser.newPage({ viewport: { width: 1000, height: 800 }, locale: "es-GT" });
    await page.goto(await panel.address);
    await page.getByLabel("Suelte aquí el archivo").setInputFiles(join(folder, "lista.csv"));
    await page.getByRole("table", { name: "Filas con errores" }).waitFor();
    const card = page.locator("section", { has: page.locator("#importar") });
    await sharp(await card.screenshot())
      .webp({ quality: 90 })
      .toFile(file);
    await page.close();
  } finally {
    await panel.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
