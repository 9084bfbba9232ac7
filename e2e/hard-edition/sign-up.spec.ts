import { hardSite } from "#testing/frozen-edition.ts";
import { test as everyEngine, expect } from "../every-engine/testing/every-engine.ts";
import { type RunningPlace, startPlace } from "../organise/testing/start-place.ts";

/* The form in every engine; registration.spec.ts has the whole way. */

const test = everyEngine.extend<{ place: RunningPlace }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  place: async ({}, use) => {
    const place = await startPlace(null, hardSite);
    await use(place);
    await place.stop();
  },
});
/** When tickets are offered. */
test.use({ startsAt: "2025-11-10T09:30:00-06:00" });

const fields = {
  Carnet: "24902577",
  "Nombre completo, como irá en tu constancia": "Eva Ixim de la Cruz",
  Correo: "alguien@example.org",
  Teléfono: "5555 1234",
  "Semestre que cursas": "8",
};

test("a student fills in the form, sends it with Enter, and reads that it is under review", async ({
  place,
  visitor,
}) => {
  test.slow();
  await visitor.goto(place.address);
  await visitor.evaluate(() => {
    document.querySelector<HTMLElement>('#inicio a[href*="wa.me"]')?.click();
  });
  const shown = () =>
    visitor.evaluate(() => document.querySelector("dialog[open]")?.textContent ?? "");
  await expect.poll(shown).toContain("Envía tu inscripción");
  for (const [name, value] of Object.entries(fields)) {
    const field = visitor.locator("dialog[open]").getByRole("textbox", { name, exact: true });
    await field.click();
    await visitor.keyboard.type(value);
  }
  await visitor.keyboard.press("Enter");
  await expect.poll(shown).toContain("Tu inscripción está en revisión.");
  const nombre = fields["Nombre completo, como irá en tu constancia"];
  const stored = { carnet: "2490-25-77", nombre, telefono: fields.Teléfono };
  expect(await place.store.registration.list()).toMatchObject([stored]);
});
