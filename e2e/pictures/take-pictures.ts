import { mock } from "node:test";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { entryOf, openDoor } from "#app/server/testing/door-under-test.ts";
import { inventedList } from "#app/server/testing/invented-list.ts";
import { themeOf } from "#edition/render/pictures/theme.ts";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { noContents } from "#testing/no-contents.ts";
import { folderTexts } from "../../src/texts/server/folder-texts.ts";
import { letIn, scan } from "../door/testing/running-door.ts";
import { jose, startDoors } from "../door/testing/start-doors.ts";
import { launchOptions } from "../engines/chromium.ts";
import { googleForm, XLSX } from "../organise/list/testing/forms.ts";
import { enter, onTheDay, setEvent } from "../organise/testing/running-place.ts";
import { startPlace } from "../organise/testing/start-place.ts";
import { registered } from "../participant-check/validation.ts";
import { firstPort } from "../testing/ports.ts";
import { runDemo } from "../testing/running-server.ts";
import { waitForFonts } from "../testing/settled.ts";
import { agreeOnTime } from "../testing/visitor.ts";

/*
 * `npx tsx e2e/pictures/take-pictures.ts` takes the pictures of README and guide from the site of
 * the frozen edition. Run it after `npm run check`.
 */
const [desktop, phone] = [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
];
const browser = await chromium.launch(launchOptions());
try {
  await takeSite();
  await takeDoor();
  await takeTexts();
  await takeOrganisers();
} finally {
  await browser.close();
}

function open(viewport: { width: number; height: number }, reducedMotion?: "reduce") {
  return browser.newPage({
    locale: "es-GT",
    timezoneId: "America/Guatemala",
    viewport,
    ...(reducedMotion && { reducedMotion }),
  });
}

/** The top of the page, wide and narrow, with a registered student's ticket; and in each phase. */
async function takeSite(): Promise<void> {
  const site = await runDemo(firstPort + 1);
  const openAt = async (page: Page, instant: string) => {
    await page.clock.setFixedTime(new Date(instant));
    await page.addInitScript(agreeOnTime);
    await page.goto(site.address);
    await page.locator('[role="timer"]:visible').waitFor();
    await waitForFonts(page);
    await page.locator("canvas").first().waitFor({ state: "attached" });
    await page
      .locator("#inicio img:visible")
      .evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(images.map((image) => image.decode())),
      );
    return page;
  };
  const twoWeeksBefore = "2025-09-20T09:30:15-06:00";
  const wide = await openAt(await open(desktop), twoWeeksBefore);
  const narrow = await openAt(await open({ width: 412, height: 823 }), twoWeeksBefore);
  const shots = [await wide.screenshot(), await narrow.screenshot()];
  await narrow.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
  await narrow.getByRole("dialog").getByRole("textbox").fill(registered);
  await narrow.keyboard.press("Enter");
  await narrow.getByRole("button", { name: "Muestra tu pase" }).waitFor();
  await save("site", [...shots, await narrow.screenshot({ animations: "disabled" })], 823);

  const phases: Buffer[] = [];
  for (const instant of ["2025-09-28T09:30", "2025-10-04T07:30", "2025-10-25T09:30"]) {
    const page = await openAt(await open(phone, "reduce"), `${instant}:00-06:00`);
    phases.push(await page.screenshot());
  }
  await save("guia-fases", phases, 560);
  await site.stop();
}

/** The phone at the door: list loaded, welcome, already entered, not on the list. */
async function takeDoor(): Promise<void> {
  const doors = await startDoors();
  const page = await open(phone, "reduce");
  await page.goto(await doors.open());
  await page.getByText("Lista para trabajar también sin red").waitFor();
  const shots = [await page.screenshot()];
  await page.getByRole("button", { name: "Empezar con lector o teclado" }).click();
  await letIn(page, jose);
  shots.push(await page.screenshot());
  for (const [carnet, kind] of [
    [jose.carnet, "already"],
    ["2490-99-1", "not-listed"],
  ] as const) {
    await scan(page, carnet);
    await page.locator(`.answer[data-kind="${kind}"]`).waitFor();
    shots.push(await page.screenshot());
  }
  await save("guia-puerta", shots, 560);
  await page.close();
  await doors.stop();
}

/** Textos with a speaker's photo, a fault at its field, and the page beside it. */
async function takeTexts(): Promise<void> {
  const idle = { begin() {}, progress: async () => ({ state: "idle" }) as const };
  const place = await startPlace(folderTexts(frozenEdition, idle));
  const page = await open({ width: 1360, height: 850 }, "reduce");
  await enter(page, place, "/textos/ponentes/1");
  const post = page.getByLabel("Cargo o especialidad");
  await post.fill("");
  await post.blur();
  await page.getByText("Falta un texto").waitFor();
  await page.frameLocator("iframe").locator("#ponentes img").first().waitFor();
  await save("guia-editor", [await page.screenshot()], 850);
  await page.close();
  await place.stop();
}

/** The organisers' page on the day, and while a list is compared, with invented people. */
async function takeOrganisers(): Promise<void> {
  // The server runs in this process, and page and server tell the time by the same clock.
  const morning = Date.parse("2025-10-04T09:20:00-06:00");
  mock.timers.enable({ apis: ["Date"], now: morning });
  const place = await startPlace();
  const page = await open({ width: 1180, height: 820 }, "reduce");
  await page.clock.setFixedTime(morning);
  const invented = inventedList(422);
  // The last two are only in the sheet.
  const listed = invented
    .slice(0, -2)
    .map((person, index) => ({ ...person, correo: `persona${index}@example.org` }));
  await place.store.restore({ ...noContents, participants: listed, visits: 1248 });
  const doors = ["Entrada norte", "Entrada sur"];
  for (const name of doors) {
    await openDoor(place.store, name);
    await place.store.door.noteContact(name, morning);
  }
  for (const [index, { carnet }] of listed.slice(0, 260).entries()) {
    // Over two hours, densest in their middle.
    const fromMiddle = (2 * index) / 260 - 1;
    const minutes = Math.round(62 - 25 * fromMiddle - 35 * fromMiddle ** 3);
    const door = { name: doors[index % 3 === 0 ? 1 : 0] ?? "", isRehearsal: false };
    await place.store.door.record(door, [entryOf(carnet, morning - minutes * 60_000)]);
  }
  await setEvent(page, onTheDay);
  await enter(page, place);
  await page.getByText("260 adentro").waitFor();
  await waitForFonts(page);
  await save("guia-hoy", [await page.screenshot()], 820);

  // A form's export with two new people, a corrected name, and a carnet without dashes.
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
  await save("guia-lista", [await page.screenshot()], 820);
  await page.close();
  await place.stop();
  mock.timers.reset();
}

/** Writes pictures of one height beside each other, on the page's background if there are several. */
async function save(name: string, shots: readonly Buffer[], height: number): Promise<void> {
  const gap = shots.length > 1 ? 16 : 0;
  const { background } = themeOf({});
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let left = gap;
  for (const shot of shots) {
    const { data, info } = await sharp(shot)
      .resize({ height })
      .toBuffer({ resolveWithObject: true });
    placed.push({ input: data, left, top: gap });
    left += info.width + gap;
  }
  await sharp({ create: { width: left, height: height + 2 * gap, channels: 3, background } })
    .composite(placed)
    .webp({ quality: 82 })
    .toFile(`docs/pictures/${name}.webp`);
}
