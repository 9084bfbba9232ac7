import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { readBuiltEdition } from "../../src/content/built-edition.ts";
import {
  dialogAddresses,
  phaseAddresses,
  type RehearsedDates,
} from "../../src/domain/phases/rehearsal.ts";
import { frozenSite, judgingSite } from "../../src/testing/frozen-edition.ts";
import { launchOptions } from "../engines/chromium.ts";
import { partIds } from "../testing/part-ids.ts";
import { runDemo } from "../testing/running-server.ts";
import { takePrint, takeSection, takeWindow, writeSheet } from "./contact-sheet.ts";

/*
 * `npm run sheets`: contact sheets of the frozen edition and of the one that is hard to show, into
 * test-results/sheets: every section at six widths, the first screen in every phase, the dialog in every
 * state, and the page on paper. A word given to the command keeps to sheets whose name holds it:
 * `npm run sheets -- ponentes`.
 */
const widths = [360, 412, 768, 1024, 1440, 1920];
const [wanted = ""] = process.argv.slice(2);

/** How one picture of a sheet is taken, from the address after the site's. */
interface Sheet {
  readonly name: string;
  readonly query: string;
  readonly take: (browser: Browser, width: number, address: string) => Promise<Buffer>;
  /** All, unless given. */
  readonly widths?: readonly number[];
}

const browser = await chromium.launch(launchOptions());
try {
  await takeSheets("congelada", frozenSite);
  await takeSheets("dificil", judgingSite);
} finally {
  await browser.close();
}

async function takeSheets(name: string, site: string): Promise<void> {
  const dist = join(site, "dist");
  const dates = await readBuiltEdition(dist);
  if (dates === null) throw new Error(`No build in ${dist}`);
  const folder = join("test-results/sheets", name);
  await mkdir(folder, { recursive: true });
  const server = await runDemo(0, dist);
  try {
    for (const sheet of sheetsOf(dates).filter(({ name }) => name.includes(wanted))) {
      const pictures: Buffer[] = [];
      for (const width of sheet.widths ?? widths) {
        pictures.push(await sheet.take(browser, width, `${server.address}${sheet.query}`));
      }
      const file = join(folder, `${sheet.name.replaceAll(" ", "-")}.webp`);
      await writeSheet(pictures, file);
      process.stdout.write(`${file}\n`);
    }
  } finally {
    await server.stop();
  }
}

function sheetsOf(dates: RehearsedDates): Sheet[] {
  const phases = phaseAddresses(dates);
  const [{ query: atFirst }] = phases;
  return [
    ...partIds.map((id) => ({
      name: id,
      query: atFirst,
      take: (browser: Browser, width: number, address: string) =>
        takeSection(browser, width, address, id),
    })),
    ...phases.map(({ name, query }) => ({ name: `fase ${name}`, query, take: takeWindow })),
    ...dialogAddresses(dates).map(({ name, query }) => ({
      name: `diálogo ${name}`,
      query,
      take: takeWindow,
    })),
    { name: "impresión", query: atFirst, take: takePrint, widths: [816] },
  ];
}
