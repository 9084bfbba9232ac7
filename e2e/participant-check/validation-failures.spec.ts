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
  await page.route(
    lookup,
    (route) =>
      route.fulfill({
        status: 429,
        contentType: "application/problem+json",
        headers: { "retry-after": "5" },
        body: JSON.stringify({ type: "/problemas/demasiados-intentos", title: "…", status: 429 }),
      }),
    { times: 1 },
  );
  await validate(dialog);
  await expect(result).toContainText("demasiadas consultas. Intenta de nuevo en 5 segundos.");
  await expect(field).toHaveValue("2490-21-104512");
  await expectAccessible(page);

  await context.setOffline(true);
  await validate(dialog);
  await expect(result).toContainText("No tienes conexión");
  await context.setOffline(false);

  await page.route(lookup, () => {}, { times: 1 });
  await page.clock.pauseAt(new Date("2025-09-20T09:40:00-06:00"));
  await validate(dialog);
  await expect(dialog.getByRole("button", { name: "Validando…" })).toBeVisible();
  await page.clock.runFor(9900);
  await expect(dialog.getByRole("button", { name: "Validando…" })).toBeVisible();
  await page.clock.runFor(200);
  await expect(result).toContainText("no respondió en 10 segundos");
  await validate(dialog);
  await expect(result).toContainText("¡Felicidades");
});
