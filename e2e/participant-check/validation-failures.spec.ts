import type { Route } from "@playwright/test";
import { expect, expectAccessible, test } from "../testing/journey.ts";
import { lookup, openCheck, registered, validate } from "./validation.ts";

test.use({ expectedConsole: /Failed to load resource/ });

// CheckResult.test.tsx tests the message of every failure.
test("a failed look-up is reported and keeps the carnet, and a retry works", async ({
  page,
  context,
}) => {
  const { dialog, field } = await openCheck(page);
  const result = dialog.locator("[aria-live]");
  await field.fill(registered);
  // One interception for all look-ups: ending one while it holds a request may hold the next one, too.
  let answer = (route: Route) =>
    route.fulfill({
      status: 429,
      contentType: "application/problem+json",
      headers: { "retry-after": "5" },
      body: JSON.stringify({ type: "/problemas/demasiados-intentos", title: "…", status: 429 }),
    });
  await page.route(lookup, (route) => answer(route));
  await validate(dialog);
  await expect(result).toContainText("demasiadas consultas. Intenta de nuevo en 5 segundos.");
  await expect(field).toHaveValue("2490-21-104512");
  await expectAccessible(page);

  answer = (route) => route.continue();
  await context.setOffline(true);
  await validate(dialog);
  await expect(result).toContainText("No tienes conexión");
  await context.setOffline(false);

  answer = async () => {};
  await page.clock.pauseAt(new Date("2025-09-20T09:40:00-06:00"));
  await validate(dialog);
  await expect(dialog.getByRole("button", { name: "Validando…" })).toBeVisible();
  await page.clock.runFor(9900);
  await expect(dialog.getByRole("button", { name: "Validando…" })).toBeVisible();
  await page.clock.runFor(200);
  await expect(result).toContainText("no respondió en 10 segundos");
  answer = (route) => route.continue();
  await validate(dialog);
  await expect(result).toContainText("¡Felicidades");
});
