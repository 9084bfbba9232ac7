import { cp, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { organisersLink } from "#access/model/page-facts.ts";
import { newInvitation } from "#access/server/invite.ts";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { folderTexts } from "../../src/texts/server/folder-texts.ts";
import { type RunningPlace, startPlace } from "../organise/testing/start-place.ts";
import { test as everyEngine, expect } from "./testing/every-engine.ts";

const test = everyEngine.extend<{ folder: string; place: RunningPlace }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  folder: async ({}, use, info) => {
    const folder = info.outputPath("content");
    await cp(frozenEdition, folder, { recursive: true });
    await use(folder);
  },
  place: async ({ folder }, use) => {
    const textsStore = folderTexts(folder, {
      begin() {},
      progress: async () => ({ state: "idle" }),
    });
    const place = await startPlace(textsStore);
    await use(place);
    await place.stop();
  },
});

test.use({ startsAt: new Date().toISOString(), viewport: { width: 1280, height: 900 } });

test("a name and a photo are written, shown beside the form, kept through a reload and published", async ({
  visitor,
  place,
  folder,
}) => {
  const page = "/textos/ponentes/1";
  const heading = () => visitor.evaluate(() => document.querySelector("h1")?.innerText ?? "");
  const shown = () =>
    visitor.evaluate(() => {
      const speakers = document
        .querySelector("iframe")
        ?.contentDocument?.querySelector("#ponentes");
      const photo = speakers?.querySelector("img");
      return [speakers?.textContent?.toLowerCase(), photo?.getAttribute("src")].join();
    });
  const { secret } = await newInvitation(
    place.store.access,
    { name: "Ana", role: "all" },
    Date.now(),
  );
  await visitor.goto(organisersLink(place.address, secret, page));
  const press = { name: "Entrar como Ana", exact: true } as const;
  await visitor.locator("body").getByRole("button", press).click();
  await expect.poll(shown).toContain("/fotos/");
  await visitor.locator("body").getByRole("textbox", { name: "Nombre", exact: true }).click();
  await visitor.keyboard.press("End");
  await visitor.keyboard.type(" Ixchel");
  await expect.poll(heading).toMatch(/ Ixchel$/i);
  await expect.poll(shown).toContain(" ixchel");
  await visitor.goto(`${place.address}/organizar${page}`);
  await expect.poll(heading).toMatch(/ Ixchel$/i);

  await visitor.evaluate(async () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [900, 900];
    canvas.getContext("2d")?.fillRect(0, 0, 900, 900);
    const photo = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, "image/jpeg"));
    const files = new DataTransfer();
    files.items.add(new File([photo ?? ""], "nueva.jpg", { type: "image/jpeg" }));
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (input === null) throw new Error("No photo can be chosen");
    input.files = files.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect.poll(shown).toContain("blob:");
  await visitor.goto(`${place.address}/organizar${page}`);
  await expect.poll(shown).toContain("blob:");
  await visitor.locator("body").getByRole("button", { name: "Publicar", exact: true }).click();
  await visitor
    .locator("body")
    .getByRole("button", { name: "Publicar ahora", exact: true })
    .click();
  await expect.poll(() => readFile(join(folder, "ponentes.yaml"), "utf8")).toContain(" Ixchel");
  await expect.poll(() => readdir(join(folder, "fotos"))).toContain("nueva.jpg");
  await expect
    .poll(() => visitor.evaluate(() => document.body.innerText))
    .toContain("No hay cambios sin publicar.");
});
