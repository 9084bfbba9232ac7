import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { writeXlsx } from "hucre/xlsx";
import { startFirestoreEmulator } from "../../../src/store/firestore/emulator.ts";
import { expectAccessible, test as journey } from "../../testing/journey.ts";
import { spawnPanel } from "./spawn-panel.ts";

/** A panel in its own process, with a temporary embedded database. */
export interface RunningPanel {
  /** The URL that opens the panel once. */
  readonly entrance: string;
  readonly folder: string;
  /** Resolves when the panel has ended by itself. */
  readonly ended: Promise<unknown>;
  /** Writes a workbook, its first row being the header; resolves with its path. */
  spreadsheet(name: string, rows: readonly (readonly string[])[]): Promise<string>;
}

export const header = ["Carné", "Nombre completo", "No. Ticket"];

/** A journey through the panel, with a silent console; on a hosted database if `hosted`. */
export const test = journey.extend<{ hosted: boolean; panel: RunningPanel }>({
  hosted: [false, { option: true }],
  panel: async ({ hosted }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "panel-"));
    const emulator = hosted ? await startFirestoreEmulator() : null;
    const { child, address, stop } = emulator
      ? spawnPanel("firestore:convencion-2025", { emulator: emulator.host, folder })
      : spawnPanel(`sqlite:${join(folder, "convencion.db")}`);
    const ended = new Promise((resolve) => child.once("exit", resolve));
    await use({
      entrance: await address,
      folder,
      ended,
      async spreadsheet(name, rows) {
        const path = join(folder, name);
        await writeFile(
          path,
          await writeXlsx({ sheets: [{ name: "Lista", rows: rows.map((row) => [...row]) }] }),
        );
        return path;
      },
    });
    if (child.exitCode === null) await stop();
    emulator?.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

export { expect, expectAccessible };

/** This many people, the first of whom has accents. */
export function people(count: number): string[][] {
  return Array.from({ length: count }, (_, index) => [
    `2490-21-${index + 1}`,
    index === 0
      ? "José Ángel Núñez Güell"
      : `Persona ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[index]} Muestra`,
    String(101 + index),
  ]);
}

export async function enter(page: Page, panel: RunningPanel): Promise<void> {
  await page.goto(panel.entrance);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lista de participantes");
  await expect(page.locator(".head .count")).toBeVisible();
}

export async function choose(page: Page, path: string): Promise<void> {
  await page.getByLabel("Suelte aquí el archivo, o elíjalo").setInputFiles(path);
}

/** Selects a list and imports it, when the page asks no question. */
export async function importList(page: Page, path: string): Promise<void> {
  await choose(page, path);
  await page.getByRole("button", { name: /^Importar/ }).click();
  await expect(said(page)).toContainText("Listo: el registro quedó como dice la lista.");
}

/** The answer to the last command. */
export const said = (page: Page): Locator => page.locator(".result").getByRole("status");

/** Delays the next call to `path` until it is released; `sent` resolves when the page has sent it. */
export async function holdCall(page: Page, path: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    `**${path}`,
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  return { letGo, sent: page.waitForRequest(`**${path}`) };
}

export async function search(page: Page, wanted: string): Promise<Locator> {
  await page.getByRole("searchbox").fill(wanted);
  await page.getByRole("button", { name: "Buscar" }).click();
  return page.getByRole("table", { name: "Personas encontradas" }).locator("tbody tr");
}
