import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { frozenEdition } from "#testing/frozen-edition.ts";
import type { ProgressAnswer } from "#texts/model/texts-calls.ts";
import { folderTexts } from "../../../../src/texts/server/folder-texts.ts";
import {
  expectAccessible as expectNoFindings,
  test as inPlace,
} from "../../testing/running-place.ts";
import { startPlace } from "../../testing/start-place.ts";

export {
  enter,
  heading,
  ofTheNetwork,
  toast,
} from "../../testing/running-place.ts";
export { expect };

/** Journeys through the part Textos, on a copy of the frozen edition in a folder. */
export const test = inPlace.extend<{ folder: string; delivery: { state: ProgressAnswer } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  delivery: async ({}, use) => use({ state: { state: "idle" } }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  folder: async ({}, use, info) => {
    const folder = info.outputPath("content");
    await cp(frozenEdition, folder, { recursive: true });
    await use(folder);
  },
  place: async ({ folder, delivery }, use) => {
    const progress = async () => delivery.state;
    const place = await startPlace(folderTexts(folder, { begin() {}, progress }));
    await use(place);
    await place.stop();
  },
});

export const textOf = (folder: string, key: string) =>
  readFile(join(folder, `${key}.yaml`), "utf8");

/** Changes a file as a colleague with an editor of texts would. */
export async function changeElsewhere(
  folder: string,
  key: string,
  from: string | RegExp,
  to: string,
): Promise<void> {
  const text = await textOf(folder, key);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${key}.yaml has no ${from}`);
  await writeFile(join(folder, `${key}.yaml`), changed);
}

/** Counts the clicks in the page from now on; the result tells how many there were. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let clicks = 0;
    // A click on a label makes another one on its field, so presses are counted.
    addEventListener("pointerdown", () => Object.assign(window, { clicks: ++clicks }), true);
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "clicks") ?? 0));
}

/** The page that is shown beside the form. */
export const preview = (page: Page) => page.frameLocator("iframe");

/** Fails with axe's findings, except in the preview: the visitors' page has journeys of its own. */
export const expectAccessible = (page: Page): Promise<void> => expectNoFindings(page, [], "iframe");
