import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import sharp from "sharp";
import {
  type DoorOrganiser,
  newDoorOrganiser,
  north,
  south,
} from "../../src/cli/testing/door-organiser.ts";

/** While people arrive at the frozen edition. */
const now = Date.parse("2025-10-04T07:40:00-06:00");
const minute = 60_000;
const list = [
  "2490-20-8734,Diego Alejandro Pérez Núñez,002",
  "2490-21-104512,Ana Lucía Morales Xicará,001",
  "2490-22-15096,María José Tzoc Ajanel,003",
  "2490-22-301,José Ángel Ramírez de León,008",
];

/** What an organiser sees of the day without the phones: the link of a door, and the list of who came. */
export async function takeDayPictures(browser: Browser, folder: string): Promise<void> {
  const organiser = await newDoorOrganiser(...list);
  try {
    await takeTerminalPicture(browser, organiser, join(folder, "guia-terminal.webp"));
    await takeAttendancePicture(browser, organiser, join(folder, "guia-asistencia.webp"));
  } finally {
    await organiser.leaves();
  }
}

/** The terminal with a door's link and its code. */
async function takeTerminalPicture(
  browser: Browser,
  organiser: DoorOrganiser,
  file: string,
): Promise<void> {
  const { out } = await organiser.atDoors({ now }, "abrir", "--nombre", north);
  const command = `$ npm run puerta -- abrir --nombre "${north}"`;
  const styles =
    "padding:20px;color:#eee;background:#111;font:16px/1.17 monospace;white-space:pre-wrap";
  await takePicture(browser, `<pre style="${styles}">${command}\n\n${out}</pre>`, file);
}

/** The list of who came, as a spreadsheet has it. */
async function takeAttendancePicture(
  browser: Browser,
  organiser: DoorOrganiser,
  file: string,
): Promise<void> {
  const entered = list.slice(0, 3).map((row) => row.split(",")[0] ?? "");
  for (const [index, carnet] of entered.entries()) {
    await organiser.letsIn(index === 1 ? south : north, carnet, now + index * minute);
  }
  await organiser.walksIn(north, "2490-25-77", now + 5 * minute, "Íngrid Xol");
  const path = organiser.path("asistencia.xlsx");
  await organiser.types("asistencia", path);
  const { sheets } = await readXlsx(await readFile(path));
  const rows = (sheets[0]?.rows ?? []).map((cells, row) => [
    row + 1,
    ...cells.map((cell) =>
      cell instanceof Date ? cell.toISOString().slice(0, 19).replace("T", " ") : cell,
    ),
  ]);
  const letters = ["", ..."ABCDEF"];
  const table = [letters, ...rows]
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("");
  const styles = `<style>
    table { border-collapse: collapse; font: 15px sans-serif; color: #222; background: #fff }
    td { padding: 5px 10px; border: 1px solid #ccc; white-space: nowrap }
    tr:first-child td, td:first-child { color: #666; background: #eee; text-align: center }
  </style>`;
  await takePicture(browser, `${styles}<table>${table}</table>`, file);
}

async function takePicture(browser: Browser, html: string, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 900, height: 800 }, locale: "es-GT" });
  await page.setContent(`<body style="margin:0"><div style="width:fit-content">${html}</div>`);
  await sharp(await page.locator("div").screenshot())
    .webp({ quality: 82 })
    .toFile(file);
  await page.close();
}
