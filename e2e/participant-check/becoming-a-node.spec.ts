import { expect, test } from "../testing/journey.ts";
import { openCheck, registered, validate } from "./validation.ts";

/** The element at a point of another one, with the confetti as if it could be pressed. Runs in the page. */
function whatIsOnTop(place: { selector: string; x: number; y: number }): string | undefined {
  const { selector, x, y } = place;
  const canvas = document.querySelector<HTMLElement>("dialog canvas");
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!canvas || !box) return undefined;
  canvas.style.pointerEvents = "auto";
  return document.elementFromPoint(box.x + x * box.width, box.y + y * box.height)?.tagName;
}

test("a saved ticket's node stands in the hero, and confetti rains behind the ticket's texts; with reduced motion there is none", async ({
  page,
}) => {
  const first = await openCheck(page);
  await first.field.fill(registered);
  // While the clock stands, the four seconds of the confetti do not pass.
  await page.clock.pauseAt(new Date("2025-09-20T09:40:00-06:00"));
  await validate(first.dialog);
  await expect(first.dialog.locator("canvas")).toBeVisible();
  for (const text of ["dialog article strong", "dialog article p + p strong"]) {
    // While the ticket slides in, the confetti is above it.
    await expect
      .poll(() => page.evaluate(whatIsOnTop, { selector: text, x: 0.1, y: 0.5 }))
      .toBe("STRONG");
  }
  for (const x of [0.01, -0.01]) {
    const edge = { selector: "dialog article", x, y: 0.2 };
    await expect.poll(() => page.evaluate(whatIsOnTop, edge)).toBe("CANVAS");
  }
  // Confetti covers no button, and whoever presses one sees no more of it.
  const press = { selector: "dialog article + div button", x: 0.1, y: 0.1 };
  await expect.poll(() => page.evaluate(whatIsOnTop, press)).toBe("BUTTON");
  await first.dialog.getByRole("button", { name: "Muestra tu pase" }).click();
  await expect(first.dialog.locator("canvas")).toHaveCount(0);
  await page.clock.resume();
  await first.dialog.getByRole("button", { name: "Guárdalo en este dispositivo" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("#inicio [data-own-node]")).toBeVisible();

  await page.emulateMedia({ reducedMotion: "reduce" });
  const fetched: string[] = [];
  const { dialog, field } = await openCheck(page, "Tu ticket 001");
  await dialog.getByRole("button", { name: "Consulta otro carnet" }).click();
  page.on("request", (request) => fetched.push(request.url()));
  await field.fill(registered);
  await validate(dialog);
  await expect(dialog.locator("[data-constellation]")).toBeVisible();
  await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
  await expect(dialog.locator("canvas")).toHaveCount(0);
  expect(fetched.filter((url) => url.includes("celebration"))).toEqual([]);
});
