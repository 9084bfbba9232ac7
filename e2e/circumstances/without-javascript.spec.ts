import { frozenEdition } from "../../src/testing/frozen-edition.ts";
import { expect, test } from "../testing/journey.ts";
import { readEdition } from "../testing/read-edition.ts";

const { ediciones, ponentes } = await readEdition(frozenEdition);
const biography = ponentes[0]?.semblanza ?? "";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every text can be read, no wrong figure is shown, and the dialog says that it needs JavaScript", async ({
    page,
  }) => {
    // Older browsers do not know the media feature.
    const answer = await page.goto("/");
    expect(await answer?.text()).not.toContain("(scripting");
    for (const heading of [
      "Acerca del Evento",
      "Temáticas de la Convención",
      "Ponentes",
      "Testimonios",
    ]) {
      await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    }
    await expect(page.getByText("4 de octubre de 2025").first()).toBeVisible();
    // Neither the countdown nor the visits show placeholders.
    await expect(page.getByRole("timer", { includeHidden: true })).toBeHidden();
    await expect(page.getByText("Visitas")).toBeHidden();
    await expect(page.getByText("Puertas 7:00 AM").first()).toBeVisible();
    for (const { anio } of ediciones) {
      await expect(page.locator(`#fotos-${anio} img`).first()).toBeVisible();
    }
    await expect(page.getByText(biography)).toBeVisible();
    await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
    // getByText does not find text in a noscript element.
    await expect(page.locator("dialog noscript p")).toBeVisible();
  });
});
