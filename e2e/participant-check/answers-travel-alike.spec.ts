import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../testing/journey.ts";
import { lookup, openCheck, registered, validate } from "./validation.ts";

const unregistered = "249025999999";
const confetti = "**/celebration-*.js*";

/** Requests of `page` from now on, each as method and path. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  return requests;
}

/** Requests of a new browser from opening the dialog until the answer, and its confetti, is over. */
async function requestsFor(
  browser: Browser,
  startsAt: string,
  carnet: string,
  answer: RegExp,
): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install({ time: new Date(startsAt) });
  // All that the page fetches by itself has arrived before the dialog opens.
  const background = page.waitForEvent("worker");
  const visit = page.waitForResponse("**/api/visits");
  await page.goto("/");
  await Promise.all([background, visit, page.waitForLoadState("networkidle")]);
  const requests = requestsOf(page);
  const opener = page.locator("#inicio").getByRole("button", { name: "Valida tu registro" });
  await opener.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Carnet", { exact: true }).fill(carnet);
  await validate(dialog);
  await expect(dialog.locator("[aria-live]")).toHaveText(answer);
  if (carnet === registered) await expect(dialog.locator("canvas")).toBeVisible();
  await page.clock.runFor(5000);
  await expect(dialog.locator("canvas")).toHaveCount(0);
  await context.close();
  return requests.sort();
}

test("the same requests go out for a registered and for an unknown carnet", async ({
  browser,
  startsAt,
}) => {
  const hit = await requestsFor(browser, startsAt, registered, /^¡Felicidades/);
  const miss = await requestsFor(browser, startsAt, unregistered, /^No encontramos tu registro/);
  expect(hit).toEqual(miss);
  expect(hit).toContain("POST /api/participants/lookup");
});

test.describe("confetti that cannot be fetched", () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test("is fetched again with the next look-up, not after an answer", async ({ page }) => {
    const { dialog, field } = await openCheck(page);
    await page.route(confetti, (route) => route.abort());
    const requests = requestsOf(page);
    const ask = async () => {
      const answered = page.waitForResponse(lookup);
      await validate(dialog);
      await answered;
      await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
    };
    await field.fill(registered);
    await ask();
    await ask();
    await page.unroute(confetti);
    await ask();
    await expect(dialog.locator("canvas")).toBeVisible();
    expect(requests.filter((request) => request.includes("lookup"))).toHaveLength(3);
    expect(requests.filter((request) => request.includes("celebration"))).toHaveLength(3);
  });
});

test("confetti that never arrives does not delay the answer", async ({ page }) => {
  await page.route(confetti, () => {});
  const { dialog, field } = await openCheck(page);
  const asked = page.waitForRequest(confetti);
  await field.fill(registered);
  await validate(dialog);
  await asked;
  await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
  await expect(dialog.locator("canvas")).toHaveCount(0);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("no confetti is fetched, whatever the answer", async ({ page }) => {
    const { dialog, field } = await openCheck(page);
    const requests = requestsOf(page);
    const result = dialog.locator("[aria-live]");
    for (const [carnet, answer] of [
      [unregistered, /^No encontramos/],
      [registered, /^¡Felicidades/],
    ] as const) {
      await field.fill(carnet);
      await validate(dialog);
      await expect(result).toHaveText(answer);
    }
    expect(requests.filter((request) => request.includes("celebration"))).toEqual([]);
  });
});
