import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../testing/journey.ts";
import { agreeOnTime } from "../testing/visitor.ts";
import { openCheck, registered, validate } from "./validation.ts";

const confetti = "**/react-confetti-*.js*";

/** The requests of `page` from now on, each as method and path. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  return requests;
}

/**
 * The requests of a new browser from opening the dialog until the answer and its confetti are over.
 */
async function requestsFor(
  browser: Browser,
  startsAt: string,
  carnet: string,
  answer: RegExp,
): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install({ time: new Date(startsAt) });
  await page.addInitScript(agreeOnTime);
  // The page's own requests have finished before the dialog opens.
  const background = page.waitForEvent("worker");
  const visit = page.waitForResponse("**/api/visits");
  await page.goto("/");
  await Promise.all([background, visit, page.waitForLoadState("networkidle")]);
  const requests = requestsOf(page);
  await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
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

test("the same requests are sent for a registered and for an unknown carnet", async ({
  browser,
  startsAt,
}) => {
  const hit = await requestsFor(browser, startsAt, registered, /^¡Felicidades/);
  const miss = await requestsFor(browser, startsAt, "249025999999", /^No encontramos tu registro/);
  expect(hit).toEqual(miss);
  expect(hit).toContain("POST /api/participants/lookup");
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
