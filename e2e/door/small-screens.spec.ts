import type { Locator, Page } from "@playwright/test";
import {
  answer,
  begin,
  expect,
  expectAccessible,
  jose,
  scan,
  takeList,
  test,
} from "./testing/running-door.ts";

const screens = {
  "a small phone": { width: 320, height: 568 },
  "a phone on its side": { width: 844, height: 390 },
  "a small phone whose keyboard is open": { width: 360, height: 440 },
} as const;

/** Nothing is wider than the screen, and each of `parts` is in view whole. */
async function expectInView(page: Page, ...parts: Locator[]): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
  for (const part of parts) {
    const box = await part.boundingBox();
    expect(box, `${part}`).not.toBeNull();
    if (box === null) continue;
    expect(box.x, `left of ${part}`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, `right of ${part}`).toBeLessThanOrEqual(width);
    expect(box.y, `top of ${part}`).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, `foot of ${part}`).toBeLessThanOrEqual(height);
  }
}

for (const [name, viewport] of Object.entries(screens)) {
  test(`${name} shows each answer whole, and the field with what it finds`, async ({
    page,
    doors,
  }) => {
    await page.setViewportSize(viewport);
    const link = await doors.open("Entrada norte del Gran Salón");
    await takeList(page, link);
    await expectInView(page);
    await begin(page, link);
    const field = page.getByLabel("Carnet o nombre");
    await expectInView(page, field, page.getByRole("button", { name: "Entra", exact: true }));
    await expectAccessible(page);
    await scan(page, jose.carnet);
    const words = answer(page).getByText(jose.nombre);
    const next = answer(page).getByRole("button", { name: "Seguir" });
    await expectInView(page, words, next);
    await scan(page, jose.carnet);
    await expectInView(page, answer(page).getByText("Ya entró"), words, next);
    await scan(page, "2490-99-1");
    const add = answer(page).getByRole("button", { name: "Agregar a la lista" });
    await expectInView(page, answer(page).getByText("No está en la lista"), add, next);
    await expectAccessible(page);
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
  });
}
