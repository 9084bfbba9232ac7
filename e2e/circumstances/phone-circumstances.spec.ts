import { openCheck, registered, validate } from "../participant-check/validation.ts";
import { expect, expectAccessible, openPage, test } from "../testing/journey.ts";

test("in forced colours buttons keep an edge and nothing breaks a rule", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page);
  const edges = await page
    .locator("#inicio :is(a, button)")
    .evaluateAll((all) => all.map((control) => getComputedStyle(control).borderTopStyle));
  expect(edges.length).toBeGreaterThanOrEqual(2);
  expect(edges).not.toContain("none");
  // The browser chooses these colours, but axe reads those of the style sheet.
  await expectAccessible(page, ["color-contrast"]);
});

test("with data saver the picture behind the text is still, and no confetti is fetched", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await openPage(page);
  await expect(page.getByText("Fondo desactivado por tus preferencias")).toBeAttached();
  expect(page.workers()).toEqual([]);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("every control is large enough for a finger", async ({ page }) => {
    await openPage(page);
    const small = await page.getByRole("button").evaluateAll((all) =>
      all
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(
          ({ control, box }) => control.checkVisibility() && Math.min(box.width, box.height) < 24,
        )
        .map(({ control }) => control.getAttribute("aria-label") ?? control.textContent),
    );
    expect(small).toEqual([]);
  });
});

test.describe("on a slow phone and a slow network", () => {
  test.use({ expectedConsole: /^info: Slow network is detected/ });

  test("the dialog opens and a carnet is checked", async ({ page }) => {
    test.slow();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 300,
      downloadThroughput: 50_000,
      uploadThroughput: 20_000,
    });
    await page.goto("/");
    await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill(registered);
    await validate(dialog);
    await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
  });
});

test("the page keeps its state when the browser's history restores it", async ({ page }) => {
  await openPage(page);
  await page.goto("about:blank");
  await page.goBack();
  await expect(page.getByRole("timer")).toHaveText(/\d/);
  await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a browser that refuses storage and cookies shows the page and checks a carnet", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
  });
  const { dialog, field } = await openCheck(page);
  await field.fill(registered);
  await validate(dialog);
  await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
});
