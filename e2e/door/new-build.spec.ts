import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { frozenSite } from "#testing/frozen-edition.ts";
import { begin, expect, head, jose, letIn, ofTheNetwork, test } from "./testing/running-door.ts";

test.use({ expectedConsole: ofTheNetwork });

/** Makes a build of which the door's page has another title. */
async function nextBuild(folder: string): Promise<void> {
  await cp(join(frozenSite, "dist/site"), folder, { recursive: true });
  await cp(join(frozenSite, "dist/edition.json"), join(folder, "../edition.json"));
  for (const [name, before, after] of [
    ["puerta.html", "<title>Puerta</title>", "<title>Puerta nueva</title>"],
    ["puerta-worker.js", /"url":"\/puerta","revision":"/, "$&x"],
  ] as const) {
    const file = join(folder, name);
    await writeFile(file, (await readFile(file, "utf8")).replace(before, after));
    for (const packed of [".br", ".gz"]) await rm(file + packed);
  }
}

test("a door that is reloaded gets the build that it fetched meanwhile, also without a network, and loses nothing", async ({
  page,
  doors,
}, info) => {
  const folder = info.outputPath("site");
  await nextBuild(folder);
  await begin(page, await doors.open());
  await letIn(page, jose);
  // A worker serves the page from its second load on.
  await page.reload();
  await expect(head(page)).toContainText("1 de 30");
  await doors.site.show(folder);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const isFetched = async () => (await navigator.serviceWorker.ready).waiting?.state;
  await expect.poll(() => page.evaluate(isFetched)).toBe("installed");
  doors.cutOff();
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await expect(page).toHaveTitle("Puerta nueva");
  await expect(head(page)).toContainText("1 de 30");
});
