import type { Locator, Page } from "@playwright/test";
import {
  answer,
  begin,
  expect,
  jose,
  letIn,
  people,
  scan,
  takeList,
  test,
} from "./testing/running-door.ts";

const screens = [
  { width: 320, height: 568 },
  // A phone in landscape orientation.
  { width: 844, height: 390 },
  // A small phone whose keyboard is open.
  { width: 360, height: 440 },
];

/** Expects that nothing is wider than the screen, and that each of `parts` is completely in view. */
async function expectInView(page: Page, ...parts: Locator[]): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
}

test("small screens show each answer whole, and the field with what it finds", async ({
  page,
  doors,
}) => {
  const link = await doors.open("Entrada norte del Gran Salón");
  await takeList(page, link);
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    await expectInView(page);
  }
  await begin(page, link);
  const field = page.getByLabel("Carnet o nombre");
  const next = answer(page).getByRole("button", { name: "Seguir" });
  for (const [row, viewport] of screens.entries()) {
    await page.setViewportSize(viewport);
    const person = people[row] ?? jose;
    await expectInView(page, field, page.getByRole("button", { name: "Entra", exact: true }));
    await letIn(page, person);
    const words = answer(page).getByText(person.nombre);
    await expectInView(page, words, next);
    await scan(page, person.carnet);
    await expectInView(page, answer(page).getByText("Ya entró"), words, next);
    await scan(page, "2490-99-1");
    const add = answer(page).getByRole("button", { name: "Agregar a la lista" });
    await expectInView(page, answer(page).getByText("No está en la lista"), add, next);
    await add.click();
    const form = page.getByRole("dialog");
    const submit = form.getByRole("button", { name: "Agregar y dejar entrar" });
    await submit.scrollIntoViewIfNeeded();
    await expectInView(page, submit);
    await form.getByRole("button", { name: "Cancelar" }).click();
    await next.click();
    await page.keyboard.type("ixchel");
    const found = page.getByRole("list", { name: "Personas encontradas" });
    await expectInView(page, found.getByRole("button").first(), field);
    await field.fill("");
  }
});
