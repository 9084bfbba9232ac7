import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { readBuiltEdition } from "../../src/content/built-edition.ts";
import {
  dialogAddresses,
  phaseAddresses,
  type RehearsedDates,
} from "../../src/domain/phases/rehearsal.ts";
import { launchOptions } from "../engines/chromium.ts";
import { partIds } from "../testing/part-ids.ts";
import {
  takePlainPage,
  takePrint,
  takeSection,
  takeSharedPicture,
  takeWindow,
  writeSheet,
} from "./contact-sheet.ts";
import { type ServedSet, serveEachSet, sheetsFolder } from "./content-sets.ts";
import { writeNumeralSheet } from "./numeral-sheet.ts";

/*
 * `npm run sheets`: the contact sheets, for eyes, of the frozen edition and of the one for judging.
 * Every section at six widths, talks and speakers also in other numbers, the first screen in every
 * phase, the dialog in every state, the page on paper, the picture to share, the page for an address
 * that does not exist; and once all numerals with their icons. A word given to the command keeps to
 * sheets whose name holds it: `npm run sheets -- ponentes`.
 */
const widths = [360, 412, 768, 1024, 1440, 1920];
/** Of talks and of speakers; an edition that has fewer shows what it has. */
const fewer = [1, 2, 4, 5, 7];
const [wanted = ""] = process.argv.slice(2);

/** One sheet: its name, the address after the site's, how a picture is taken, at which widths. */
interface Sheet {
  readonly name: string;
  readonly query: string;
  readonly take: (browser: Browser, width: number, address: string) => Promise<Buffer>;
  /** All, unless given. */
  readonly widths?: readonly number[];
}

if ("numerales".includes(wanted)) {
  await mkdir(sheetsFolder, { recursive: true });
  await writeNumeralSheet(join(sheetsFolder, "numerales.webp"));
}
const browser = await chromium.launch(launchOptions());
try {
  await serveEachSet((set) => takeSet(browser, set));
} finally {
  await browser.close();
}

async function takeSet(browser: Browser, { name: set, dist, address }: ServedSet): Promise<void> {
  const folder = join(sheetsFolder, set);
  const dates = await readBuiltEdition(dist);
  if (dates === null) throw new Error(`No build in ${dist}`);
  const sheets = sheetsOf(dates).filter(({ name }) => name.includes(wanted));
  if (wanted === "") await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { name, query, take, widths: ownWidths = widths } of sheets) {
    const pictures: Buffer[] = [];
    for (const width of ownWidths) {
      pictures.push(await take(browser, width, `${address}${query}`));
    }
    const file = join(folder, `${name}.webp`);
    await writeSheet(pictures, file);
    process.stdout.write(`${file}\n`);
  }
}

function sheetsOf(dates: RehearsedDates): Sheet[] {
  const phases = phaseAddresses(dates);
  const dialogs = dialogAddresses(dates);
  const [{ query: atFirst }] = phases;
  const during = phases.find(({ name }) => name === "durante el evento");
  const section = (name: string, id: string, query: string, count?: number): Sheet => ({
    name,
    query,
    take: (browser, width, address) => takeSection(browser, width, address, id, count),
  });
  return [
    ...partIds.map((id) => section(id, id, atFirst)),
    section("tematicas-durante", "tematicas", during?.query ?? ""),
    ...["tematicas", "ponentes"].flatMap((id) =>
      fewer.map((count) => section(`${id}-${count}`, id, atFirst, count)),
    ),
    ...phases.map(({ name, query }) => ({ name: `fase ${name}`, query, take: takeWindow })),
    ...dialogs.map(({ name, query }) => ({ name: `diálogo ${name}`, query, take: takeWindow })),
    ...dialogs
      .filter(({ query }) => query.includes("=encontrado"))
      .map(({ name, query }) => ({
        name: `imagen para compartir ${name}`,
        query,
        take: takeSharedPicture,
        widths: [412],
      })),
    { name: "impresión", query: atFirst, take: takePrint, widths: [816] },
    { name: "404", query: "no-existe", take: takePlainPage },
  ].map((sheet) => ({ ...sheet, name: sheet.name.replaceAll(" ", "-") }));
}
