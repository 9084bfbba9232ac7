import type { Page } from "@playwright/test";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { expect } from "./journey.ts";
import { readEdition } from "./read-edition.ts";

const { edicion, tematicas, ponentes, testimonios } = await readEdition(frozenEdition);

/** The texts of all sections. */
const texts = [
  edicion.titulo,
  ...tematicas.map(({ titulo }) => titulo),
  ...ponentes.map(({ nombre }) => nombre),
  ...testimonios.map(({ autor }) => autor),
  edicion.contacto.correo,
];

/** Expects that the page shows the texts of all sections, with their links and photos. */
export async function expectReadable(page: Page): Promise<void> {
  const read = () =>
    page.evaluate(() => document.body.innerText.replace(/\s+/g, " ").toLowerCase());
  for (const text of texts) await expect.poll(read).toContain(text.toLowerCase());
  const links = page.getByRole("link");
  expect(await links.count()).toBeGreaterThan(5);
  for (const link of await links.all()) await expect(link).toHaveAttribute("href", /./);
  for (const photo of await page.locator("main img").all()) {
    await expect(photo).toHaveAttribute("src", /./);
  }
}
