import { phaseTexts } from "#edition/model/phases/phase-texts.ts";
import { hasSection, sectionIds } from "#edition/model/sections.ts";
import { registered, validate } from "../participant-check/validation.ts";
import { expect, expectAccessible, openPage, test } from "../testing/journey.ts";
import { readEdition } from "../testing/read-edition.ts";

/*
 * The only journey through the page of `content/`. Its texts may be anything, so expectations come
 * from the product or from the content.
 */
const edition = await readEdition(process.env.CONTENT_DIR ?? "content");
const { edicion } = edition;

// On the day of the event, the validation is always offered.
test.use({ startsAt: edicion.fechas.inicio });

test("the organisers' page opens with its sections, is accessible and looks carnets up", async ({
  page,
}) => {
  await openPage(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(edicion.titulo);
  const ids = await page
    .locator("main > section, body footer")
    .evaluateAll((found) => found.map(({ id }) => id));
  const shown = sectionIds.filter((id) => hasSection(edition, id));
  expect(ids).toEqual(["inicio", ...shown, "pie"]);
  await expectAccessible(page);

  const check = phaseTexts(edicion)["under-way"].check ?? "";
  await page.locator("#inicio").getByRole("button", { name: check }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Carnet", { exact: true }).fill(registered);
  await validate(dialog);
  await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
});
