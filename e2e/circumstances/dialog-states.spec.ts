import { dialogAddresses } from "../../src/domain/phases/page-states.ts";
import { frozenEdition } from "../../src/testing/frozen-edition.ts";
import { expect, expectAccessible, test } from "../testing/journey.ts";
import { readEdition } from "../testing/read-edition.ts";

const { edicion } = await readEdition(frozenEdition);

const answers: Record<string, RegExp> = {
  vacío: /^$/,
  escribiendo: /^$/,
  "carnet incompleto": /No encontramos tu registro/,
  encontrado: /Ana Lucía/,
  "nombre y ticket largos": /XIII-00127/,
  "no encontrado": /No encontramos tu registro/,
  "falla del registro": /ocupado/,
  validando: /^Buscando tu carnet/,
  "pase abierto": /2490-21-104512.*Oculta tu pase/,
  "sin conexión": /^No tienes conexión/,
  "sin respuesta en 10 segundos": /^El registro no respondió en 10 segundos/,
  "error inesperado": /^No pudimos consultar/,
  "demasiados intentos": /demasiadas consultas. Intenta de nuevo en 2 minutos/,
};

const savedTickets: Record<string, number> = { "ticket guardado": 1, "dos tickets guardados": 2 };

test("the dialog opens in every state under its address and breaks no rule in it, and the phone keeps no ticket", async ({
  page,
}) => {
  test.slow();
  // With motion, axe would measure transitions half-way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { name, query } of dialogAddresses(edicion)) {
    await page.goto(`/${query}`);
    const dialog = page.getByRole("dialog");
    await expect(dialog, name).toBeVisible();
    const saved = savedTickets[name];
    if (saved === undefined) {
      await expect(dialog.locator("[aria-live]"), name).toHaveText(answers[name] ?? /never/);
      // A ticket stands in the place of the field.
      const isTyped = await dialog
        .locator("input")
        .evaluateAll((fields: HTMLInputElement[]) => fields.every(({ value }) => value !== ""));
      expect(isTyped, name).toBe(name !== "vacío");
    } else {
      await expect(dialog.locator("[data-numeral]"), name).toHaveCount(saved);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    }
    // A ticket's actions load after it.
    const ticket = dialog.getByRole("article");
    if ((await ticket.count()) > 0) {
      const pass = dialog.getByRole("button", { name: /^(Muestra|Oculta) tu pase$/ });
      await expect(pass.first(), name).toBeVisible();
    }
    await expectAccessible(page);
  }
});
