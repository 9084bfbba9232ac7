import { pageStates } from "#edition/model/phases/page-states.ts";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { expect, expectAccessible, test } from "../testing/journey.ts";
import { readEdition } from "../testing/read-edition.ts";

const { edicion } = await readEdition(frozenEdition);

const selling = "Consigue tu entrada aquí Valida tu registro";

/**
 * The timer, the text beside it, and the actions of the first screen in each phase, by the name of
 * its URL.
 */
const phases: Record<string, readonly [timer: RegExp, beside: RegExp, actions: string | RegExp]> = {
  "las últimas dos semanas": [/Días/, /Faltan 5 días.*Puertas 7:00 AM/s, selling],
  "meses antes": [/Días/, /Puertas 7:00 AM/, selling],
  "la víspera": [/^00\s*Días/, /Mañana\s*Puertas 7:00 AM\s*Cómo llegar/i, selling],
  "puertas abiertas": [
    /^¡Ya empezó el evento!\s*·\s*Puertas abiertas$/i,
    /Sigue\s*·\s*8:30/,
    "Cómo llegar Muestra tu ticket",
  ],
  "durante el evento": [
    /^¡Ya empezó el evento!$/i,
    /Ahora\s*·\s*hasta las 12:00 PM.*Estrategias.*Sigue a las 2:00 PM/s,
    "Cómo llegar Muestra tu ticket",
  ],
  "semanas después": [
    /^¡Hasta la próxima!/i,
    /Gracias/,
    /^Mira las fotos de \d{4}\s*Tu constancia$/,
  ],
};

test("the page shows every phase under its address, and is accessible", async ({ page }) => {
  test.slow();
  expect(pageStates(edicion).map(({ name }) => name)).toEqual(Object.keys(phases));
  for (const { name, query } of pageStates(edicion)) {
    await page.goto(`/${query}`);
    const [timer, beside, actions] = phases[name] ?? [/never/, /never/, ""];
    await expect(page.getByRole("timer")).toHaveText(timer, { useInnerText: true });
    await expect(page.locator("#inicio")).toContainText(beside, { useInnerText: true });
    await expect(page.locator("[data-hero-actions]")).toHaveText(actions, { useInnerText: true });
    for (const window of [
      { width: 1280, height: 720 },
      { width: 412, height: 823 },
    ]) {
      await page.setViewportSize(window);
      for (const action of await page
        .locator("[data-hero-actions] :is(a, button):not([hidden])")
        .all()) {
        await expect(action).toBeInViewport({ ratio: 1 });
        // Nothing lies over it.
        await action.click({ trial: true });
      }
    }
    await expectAccessible(page);
  }
  // The last phase shows photos in colour, and sells nothing any more.
  const photos = page.locator("#inicio a img");
  expect(await photos.count()).toBeGreaterThan(0);
  for (const photo of await photos.all()) {
    await expect(photo).toHaveCSS("filter", "none");
    await expect
      .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
  // On a phone held sideways they have the height that is left.
  await page.setViewportSize({ width: 800, height: 360 });
  const height = async () => (await photos.first().boundingBox())?.height;
  await expect.poll(height).toBeGreaterThan(80);
  await expect(
    page.getByText(edicion.costo ?? "", { exact: false }).filter({ visible: true }),
  ).toHaveCount(0);
  await expect(page.getByText("Consigue tu entrada").filter({ visible: true })).toHaveCount(0);
});
