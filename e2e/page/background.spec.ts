import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../testing/journey.ts";

/** Opens the page, and the background's control at its foot. */
async function openControl(page: Page): Promise<void> {
  await openPage(page);
  await page.getByText(/^Fondo (animado|en pausa)$/).click();
}

/** Display frames between two comparisons of the canvas. */
const FRAMES = 10;

/** Whether the canvas changes within some frames. */
function moves(page: Page): Promise<boolean> {
  return page.evaluate(async (frames) => {
    const looks: string[] = [];
    for (let frame = 0; frame <= frames; frame++) {
      await new Promise(requestAnimationFrame);
      const drawn = document.querySelector<HTMLCanvasElement>("body > canvas");
      if (!drawn || frame % frames !== 0) continue;
      const copy = document.createElement("canvas");
      copy.width = drawn.width;
      copy.height = drawn.height;
      copy.getContext("2d")?.drawImage(drawn, 0, 0);
      looks.push(copy.toDataURL());
    }
    return new Set(looks).size > 1;
  }, FRAMES);
}

test("the particles move until they are paused, and continue afterwards", async ({ page }) => {
  await openControl(page);
  await expect.poll(() => moves(page)).toBe(true);
  await page.getByRole("button", { name: "Pausar fondo" }).click();
  await expect.poll(() => moves(page)).toBe(false);
  await page.getByRole("button", { name: "Reanudar fondo" }).click();
  await expect.poll(() => moves(page)).toBe(true);
});

test("a click beside the text adds four particles, a click on a control none", async ({ page }) => {
  await openControl(page);
  const count = page.getByText(/^\d+ partículas$/);
  await expect.poll(() => moves(page)).toBe(true);
  await expect(count).toHaveText("150 partículas");
  await page.mouse.click(4, 200);
  await expect(count).toHaveText("154 partículas");
  await page.getByRole("button", { name: "Quitar 2 partículas" }).click();
  await expect(count).toHaveText("152 partículas");
  await page.getByRole("button", { name: "Agregar 4 partículas" }).click();
  await expect(count).toHaveText("156 partículas");
  await page.getByRole("button", { name: "Valida tu registro" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(count).toHaveText("156 partículas");
});
