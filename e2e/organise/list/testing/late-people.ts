import type { Page } from "@playwright/test";
import { expect } from "../../testing/running-place.ts";

/** Opens the page on which rows are pasted, and pastes 12 people: Tardía A Mora to Tardía L Mora. */
export async function pasteLatePeople(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Agregar personas" }).click();
  await page.getByRole("button", { name: "Pegar varias de una hoja" }).click();
  const rows = [..."ABCDEFGHIJKL"].map(
    (letter, index) => `2490-23-${700 + index}\tTardía ${letter} Mora`,
  );
  await page.getByLabel("Filas copiadas").fill(rows.join("\n"));
  await page.getByRole("button", { name: "Leer las filas" }).click();
}

/** Saves them, corrects the first three to Morales, and removes Tardía C. */
export async function changeLatePeople(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Guardar/ }).click();
  await expect(page.getByText("Importado: 12 nuevas")).toBeVisible();
  for (const letter of ["A", "B", "C"]) {
    await page.getByLabel(/^Buscar/).fill(`tardia ${letter}`);
    await page.getByRole("button", { name: `Tardía ${letter} Mora`, exact: true }).click();
    await page.getByRole("textbox", { name: "Nombre" }).fill(`Tardía ${letter} Morales`);
    await page.keyboard.press("Enter");
    const row = page.getByRole("button", { name: `Tardía ${letter} Morales`, exact: true });
    await expect(row).toBeFocused();
    // Results do not pile up.
    expect(await page.getByRole("alertdialog").count()).toBeLessThan(2);
  }
  await page.getByRole("button", { name: "Tardía C Morales", exact: true }).click();
  await page.getByRole("button", { name: "Quitar de la lista" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Quitar de la lista" }).click();
  await expect(page.getByLabel(/^Buscar/)).toBeFocused();
}

/** Undoes that removal. */
export async function undoRemoval(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Deshacer: quitó a una persona/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByText("Se deshizo: quitó a una persona.")).toBeVisible();
}
