import { join } from "node:path";
import { mock } from "node:test";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { entryOf, openDoor } from "../../src/server/testing/door-under-test.ts";
import { inventedList } from "../../src/server/testing/invented-list.ts";
import { noContents } from "../../src/store/port/backup.ts";
import { googleForm, XLSX } from "../organise/list/testing/forms.ts";
import { enter, onTheDay, setEvent } from "../organise/testing/running-place.ts";
import { startPlace } from "../organise/testing/start-place.ts";
import { waitForFonts } from "../testing/settled.ts";

const invented = inventedList(422);
/** The last two are only in the sheet. */
const listed = invented.slice(0, -2);
const MINUTE_MS = 60_000;
/** When the curve of arrivals is nearly whole, in the morning of the event. */
const MORNING = Date.parse("2025-10-04T09:20:00-06:00");

/** The organisers' page on the day, and while a list is compared, with invented people. */
export async function takeOrganisePictures(browser: Browser, folder: string): Promise<void> {
  // The server runs in this process, and page and server tell the time by the same clock.
  mock.timers.enable({ apis: ["Date"], now: MORNING });
  const place = await startPlace();
  const page = await browser.newPage({
    locale: "es-GT",
    timezoneId: "America/Guatemala",
    viewport: { width: 1180, height: 820 },
    reducedMotion: "reduce",
  });
  try {
    await page.clock.setFixedTime(MORNING);
    await place.store.restore({ ...noContents, participants: listed, visits: 1248 });
    for (const name of ["Entrada norte", "Entrada sur"]) {
      await openDoor(place.store, name);
      await place.store.door.noteContact(name, Date.now());
    }
    for (const [index, { carnet }] of listed.slice(0, 260).entries()) {
      const door = { name: index % 3 === 0 ? "Entrada sur" : "Entrada norte", isRehearsal: false };
      await place.store.door.record(door, [entryOf(carnet, arrivalOf(index))]);
    }
    await setEvent(page, onTheDay);
    await enter(page, place);
    await page.getByText("260 adentro").waitFor();
    await take(page, join(folder, "guia-hoy.webp"));
    await compareList(page);
    await take(page, join(folder, "guia-lista.webp"));
  } finally {
    await page.close();
    await place.stop();
    mock.timers.reset();
  }
}

/** Arrivals over two hours, densest in their middle. */
function arrivalOf(index: number): number {
  const fromMiddle = (2 * index) / 260 - 1;
  return Date.now() - Math.round(62 - 25 * fromMiddle - 35 * fromMiddle ** 3) * MINUTE_MS;
}

/** Chooses a form's export with two new people, a corrected name, and a carnet without dashes. */
async function compareList(page: Page): Promise<void> {
  const answers = invented.map(({ carnet, nombre }, index) => ({
    carnet: index === 5 ? carnet.replaceAll("-", "") : carnet,
    nombre: index === 8 ? `${nombre} Yax` : nombre,
    paid: "Sí",
  }));
  await page.getByRole("link", { name: "Lista" }).click();
  await page.getByRole("button", { name: "Importar una lista" }).click();
  const buffer = await googleForm(answers);
  await page
    .getByLabel("Suelte aquí el archivo")
    .setInputFiles({ name: "inscritos.xlsx", mimeType: XLSX, buffer });
  await page.getByRole("heading", { name: "Lo que cambiará" }).scrollIntoViewIfNeeded();
}

async function take(page: Page, file: string): Promise<void> {
  await waitForFonts(page);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file);
}
