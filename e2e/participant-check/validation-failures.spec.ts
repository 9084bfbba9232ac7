import { expect, expectAccessible, test } from "../testing/journey.ts";
import { lookup, openCheck, registered, validate } from "./validation.ts";

const problem = (status: number, type: string) => ({
  status,
  contentType: "application/problem+json",
  headers: { "retry-after": "5" },
  body: JSON.stringify({ type: `/problemas/${type}`, title: "…", status }),
});

for (const { name, respond, says } of [
  {
    name: "too many tries",
    respond: problem(429, "demasiados-intentos"),
    says: "Desde esta red se hicieron demasiadas consultas. Intenta de nuevo en 5 segundos.",
  },
  {
    name: "a store that does not answer",
    respond: problem(503, "registro-no-disponible"),
    says: "ocupado en este momento",
  },
  { name: "a broken server", respond: problem(500, "error-interno"), says: "No pudimos consultar" },
  {
    name: "a gateway that answers with a page",
    respond: { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" },
    says: "No pudimos consultar",
  },
  {
    name: "an answer that is none",
    respond: { status: 200, contentType: "application/json", body: '{"participant":7}' },
    says: "No pudimos consultar",
  },
]) {
  test.describe(name, () => {
    test.use({ expectedConsole: /Failed to load resource/ });

    test("gets its own message, keeps the carnet, and a retry works", async ({ page }) => {
      const { dialog, field } = await openCheck(page);
      await page.route(lookup, (route) => route.fulfill(respond), { times: 1 });
      await field.fill(registered);
      await validate(dialog);
      const result = dialog.locator("[aria-live]");
      await expect(result).toContainText(says);
      await expect(field).toHaveValue("2490-21-104512");
      await expectAccessible(page);
      await validate(dialog);
      await expect(result).toContainText("¡Felicidades");
    });
  });
}

test("no answer within 10 seconds is reported, and a retry works", async ({ page }) => {
  const { dialog, field } = await openCheck(page);
  await page.route(lookup, () => {}, { times: 1 });
  await field.fill(registered);
  await page.clock.pauseAt(new Date("2025-09-20T09:40:00-06:00"));
  await validate(dialog);
  await expect(dialog.getByRole("button", { name: "Validando…" })).toBeVisible();
  await page.clock.runFor(9900);
  await expect(dialog.getByRole("button", { name: "Validando…" })).toBeVisible();
  await page.clock.runFor(200);
  await expect(dialog.locator("[aria-live]")).toContainText("no respondió en 10 segundos");
  await expect(field).toHaveValue("2490-21-104512");
  await validate(dialog);
  await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
});

test.describe("offline", () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test("is reported as such, and a retry works once the connection is back", async ({
    page,
    context,
  }) => {
    const { dialog, field } = await openCheck(page);
    await field.fill(registered);
    await context.setOffline(true);
    await validate(dialog);
    await expect(dialog.locator("[aria-live]")).toContainText("No tienes conexión");
    await expect(field).toHaveValue("2490-21-104512");
    await context.setOffline(false);
    await validate(dialog);
    await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
  });
});
