import { openCheck, registered, validate } from "../participant-check/validation.ts";
import { expect, goTo, openPage, test } from "../testing/journey.ts";

// The browser reports each file that failed to load.
test.use({ expectedConsole: /Failed to load resource|Loading module from \S+ was blocked/ });

/**
 * Without a locator: Firefox crashes when its protocol is asked for a picture that is being replaced.
 */
const isLightboxOpen = () => document.querySelector(".pswp") !== null;

test("a photo that failed to load is loaded by the next press", async ({ page }) => {
  await page.route("**/assets/lightbox-*.js", (route) => route.abort(), { times: 1 });
  await openPage(page);
  await goTo(page, "ediciones");
  const enlarge = page.getByRole("tabpanel").getByRole("button", { name: "Ampliar foto" });
  const lost = page.waitForEvent("requestfailed", (request) => /lightbox/.test(request.url()));
  await enlarge.click();
  await lost;
  await enlarge.click();
  await expect.poll(() => page.evaluate(isLightboxOpen)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(isLightboxOpen)).toBe(false);
});

test("a carnet sent while the first script is lost is answered after the advised reload", async ({
  page,
}) => {
  await page.route("**/assets/entry-client-*.js", (route) => route.abort());
  await page.goto("/");
  await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
  const input = page.getByRole("dialog").getByRole("textbox");
  await input.fill(registered);
  await input.press("Enter");
  const advice = () => input.evaluate((field: HTMLInputElement) => field.validationMessage);
  await expect.poll(advice).toContain("Recarga la página");
  await page.unroute("**/assets/entry-client-*.js");
  const { dialog, field } = await openCheck(page);
  await field.fill(registered);
  await validate(dialog);
  await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
});
