import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { themeColours } from "../../src/site/styles/theme-colours.ts";
import { type ServedSet, serveEachSet, sheetsFolder } from "./content-sets.ts";
import { type View, views } from "./engine-views.ts";
import { openInEveryEngine } from "./engine-visitors.ts";

/*
 * `npm run sheets:engines`: each section and each state of the dialog in three engines beside each other, of
 * both content sets, as test-results/sheets/motores/dificil/390-ponentes.webp. Run it after `npm run check`. A
 * machine without an engine leaves its place empty. A word given to the command keeps to views whose name
 * holds it: `npm run sheets:engines -- ponentes`.
 */
const [wanted = ""] = process.argv.slice(2);
const HEIGHT = 844;
const GAP = 16;

await serveEachSet(takeSet);

async function takeSet({ name: set, address }: ServedSet): Promise<void> {
  const folder = join(sheetsFolder, "motores", set);
  await mkdir(folder, { recursive: true });
  for (const width of [390, 1280]) {
    const engines = await openInEveryEngine(address, { width, height: HEIGHT });
    for (const view of views.filter(({ name }) => name.includes(wanted))) {
      // One engine after the other: together they starve each other of the processor.
      const shots: (Buffer | null)[] = [];
      for (const { visitor } of engines) shots.push(visitor && (await shoot(visitor, view)));
      await writeSheet(shots, width, join(folder, `${width}-${view.name}.webp`));
    }
    for (const { end } of engines) await end();
  }
}

async function shoot(visitor: Parameters<View["show"]>[0], { show }: View): Promise<Buffer> {
  await show(visitor);
  return visitor.screenshot();
}

/** Pictures of one size beside each other, the missing ones as bare ground. */
async function writeSheet(shots: readonly (Buffer | null)[], width: number, file: string) {
  const composites = shots.flatMap((input, place) =>
    input ? [{ input, left: GAP + place * (width + GAP), top: GAP }] : [],
  );
  await sharp({
    create: {
      width: GAP + shots.length * (width + GAP),
      height: HEIGHT + 2 * GAP,
      channels: 3,
      background: themeColours.text,
    },
  })
    .composite(composites)
    .webp({ quality: 82 })
    .toFile(file);
}
