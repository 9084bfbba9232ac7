import { openDoor } from "#app/server/testing/door-under-test.ts";
import { doorLink } from "#door/model/link.ts";
import { answer, begin } from "../door/testing/running-door.ts";
import { enter, expect, test } from "../organise/testing/running-place.ts";
import { contentOf, pagesOf } from "./read-certificate.ts";

/** Speaks in the frozen edition. */
const name = "Andrea Lemus Xitumul";

test("a speaker without a carnet is added by name, let in by name at the door, and gets a certificate with the talk of the programme", async ({
  browser,
  page,
  place,
}) => {
  test.slow();
  await enter(page, place, "/lista");
  await page.getByRole("button", { name: "Agregar personas" }).click();
  await page.getByLabel("Tipo", { exact: true }).selectOption("Ponente");
  await page.getByLabel("Nombre", { exact: true }).fill(name);
  const talk = page.getByLabel("Conferencia que imparte");
  await expect(talk).not.toHaveValue("");
  const title = await talk.inputValue();
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  const names = async () => (await place.store.participants()).map(({ nombre }) => nombre);
  await expect.poll(names).toContain(name);

  const door = await (await browser.newContext({ serviceWorkers: "allow" })).newPage();
  await begin(door, doorLink(place.address, await openDoor(place.store)));
  await door.keyboard.type("andrea lemus");
  await expect(door.getByRole("button", { name })).toBeVisible();
  await door.keyboard.press("Enter");
  await expect(answer(door)).toHaveAttribute("data-kind", "welcome");
  await expect(answer(door)).toContainText("Ponente");
  // The phone sends what it noted on its own.
  await expect.poll(async () => (await place.store.door.lines()).length).toBe(1);

  await page.goto(`${place.address}/organizar/constancias`);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: `Descargar la de ${name}` }).click();
  const [text = ""] = await pagesOf(await contentOf(download));
  expect(text.replaceAll(/\s+/g, " ")).toContain(`por haber impartido la conferencia «${title}»`);
  expect(text).toContain(name);
});
