import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../testing/journey.ts";

/** Display frames between two comparisons of the canvas. */
const FRAMES = 10;

/** Whether the canvas changes within some frames, while a pointer moves over the ground: elsewhere it rests. */
async function moves(page: Page): Promise<boolean> {
  await page.mouse.move(4, 200);
  await page.mouse.move(6, 200);
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

/** The clock by which the worker finds a machine too slow, and stops: a frame later at each look. */
const steadyClock = "let steady = 0; performance.now = () => (steady += 16);";

test("the particles move until they are paused; a click beside the text and a button add four, a click on another control none", async ({
  page,
}) => {
  await page.route("**/assets/background.worker-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: steadyClock + (await response.text()) });
  });
  await openPage(page);
  // The background's control is at the foot.
  await page.getByText("Fondo animado", { exact: true }).click();
  await expect.poll(() => moves(page)).toBe(true);
  const count = page.getByText(/^\d+ partículas$/);
  await expect(count).toHaveText("150 partículas");
  await page.mouse.click(4, 200);
  await expect(count).toHaveText("154 partículas");
  await page.getByRole("button", { name: "Quitar 2 partículas" }).click();
  await expect(count).toHaveText("152 partículas");
  await page.getByRole("button", { name: "Agregar 4 partículas" }).click();
  await expect(count).toHaveText("156 partículas");
  await page.getByRole("button", { name: "Pausar fondo" }).click();
  await expect.poll(() => moves(page)).toBe(false);
  await page.getByRole("button", { name: "Reanudar fondo" }).click();
  await expect.poll(() => moves(page)).toBe(true);
  await page.getByRole("button", { name: "Valida tu registro" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(count).toHaveText("156 partículas");
});
