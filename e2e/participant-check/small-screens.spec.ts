import type { Locator } from "@playwright/test";
import { expect, test } from "../testing/journey.ts";
import { lookup, openCheck, registered } from "./validation.ts";

test("on a low screen the form fits, and each answer is scrolled into view", async ({ page }) => {
  for (const [width, height] of [
    [844, 390],
    [360, 440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { dialog, field } = await openCheck(page);
    await expect(dialog.getByRole("heading")).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole("button", { name: "Validar" })).toBeInViewport({ ratio: 1 });
    await field.fill("249025999999");
    await field.press("Enter");
    const answer = dialog.locator("[aria-live] p").first();
    await expect(answer).toHaveText(/^No encontramos/);
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(field).toBeFocused();

    await field.fill(registered);
    await field.press("Enter");
    const ticket = dialog.getByRole("article", { name: "¡Felicidades, Ana Lucía" });
    await expect(ticket).toBeFocused();
    const [name, number] = await ticket.locator("strong").all();
    await expect(name ?? ticket).toBeInViewport({ ratio: 1 });
    await expect(number ?? ticket).toBeInViewport({ ratio: 1 });
  }
});

test("a small phone's ticket holds a long number in one line, and a name of eight words", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const participant = {
    nombre: "María Fernanda de los Ángeles Castellanos Xicará de López",
    numeroTicket: "XIII-00127",
  };
  await page.route(lookup, (route) => route.fulfill({ json: { participant } }));
  const { dialog, field } = await openCheck(page);
  await field.fill(registered);
  await field.press("Enter");
  const ticket = dialog.getByRole("article");
  const number = ticket.getByText("XIII-00127");
  await expect(number).toBeVisible();
  await expect.poll(() => linesOf(number)).toBe(1);
  const name = ticket.getByText("María Fernanda");
  await expect.poll(() => linesOf(name)).toBeLessThanOrEqual(3);
  // Nothing but a slim heading is above it, once it has slid in.
  const top = async () => (await ticket.boundingBox())?.y;
  await expect.poll(top).toBeLessThan(80);
  const heading = await dialog.getByRole("heading").boundingBox();
  await expect.poll(top).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0));
  await expect(dialog.getByRole("button", { name: "Muestra tu pase" })).toBeInViewport({
    ratio: 1,
  });
});

/** The number of lines of a text. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}
