import type { Page } from "@playwright/test";
import { registered, validate } from "../participant-check/validation.ts";
import { expect, expectAccessible, goTo, openPage, test } from "../testing/journey.ts";

// The browser reports each file that failed to load.
test.use({
  expectedConsole:
    /Failed to load resource|Loading (?:module|Worker) from \S+ was blocked|SyntaxError|Unexpected|expected property|Invalid|contador de visitas|^error: download failed/,
});

/**
 * Without a locator: Firefox crashes when its protocol is asked for a picture that is being replaced.
 */
const isLightboxOpen = () => document.querySelector(".pswp") !== null;

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "Recargar" });

test("a photo whose script was lost opens by the same press, once the script is loaded", async ({
  page,
}) => {
  await page.route("**/assets/lightbox-*.js", (route) => route.abort(), { times: 1 });
  await openPage(page);
  await goTo(page, "ediciones");
  const enlarge = page.getByRole("tabpanel").getByRole("button", { name: "Ampliar foto" });
  const lost = page.waitForEvent("requestfailed", (request) => /lightbox/.test(request.url()));
  await enlarge.click();
  await lost;
  await page.clock.runFor(1000);
  await expect.poll(() => page.evaluate(isLightboxOpen)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(isLightboxOpen)).toBe(false);
  await expect(notice(page)).toBeHidden();
});

for (const script of ["entry-client", "hydrate-page"]) {
  test(`a carnet sent while ${script} is lost is answered once that is loaded`, async ({
    page,
  }) => {
    await page.route(`**/assets/${script}-*.js`, (route) => route.abort(), { times: 1 });
    await page.goto("/");
    await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill(registered);
    await dialog.getByRole("textbox").press("Enter");
    await page.clock.runFor(3000);
    await expect(dialog.locator("[aria-live]")).toContainText("¡Felicidades");
    await expect(dialog.locator("form[aria-busy]")).toHaveCount(0);
    await expect(notice(page)).toBeHidden();
  });

  test(`while ${script} stays lost or is cut, the page says so, and a reload mends it`, async ({
    page,
  }) => {
    // The URL of a retry has a query.
    const file = `**/assets/${script}-*.js*`;
    for (const lose of [
      { path: file, answer: { status: 404, body: "" } },
      { path: file, answer: { contentType: "text/javascript", body: "export const cut = {" } },
    ]) {
      let isLost = true;
      await page.route(lose.path, (route) =>
        isLost ? route.fulfill(lose.answer) : route.fallback(),
      );
      await page.goto("/");
      await expect(async () => {
        await page.clock.runFor(2000);
        await expect(notice(page)).toBeVisible({ timeout: 100 });
      }).toPass();
      await expect(notice(page)).toContainText("Una parte de la página no cargó.");
      // The file is served only to the reload, because a retry of this page would hide the notice
      // first.
      page.on("request", (request) => {
        if (request.isNavigationRequest()) isLost = false;
      });
      await notice(page).getByRole("link", { name: "Recargar" }).click();
      await expect(page.getByRole("timer")).not.toHaveAttribute("data-state", "unknown");
      await expect(notice(page)).toBeHidden();
    }
  });
}

async function validateCarnet(page: Page): Promise<void> {
  await page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(registered);
  await validate(page.getByRole("dialog"));
}

/** How a visitor comes to each part that is loaded when it is needed, by the name of its file. */
const lateParts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  swiper: (page) => goTo(page, "sede"),
  "own-ticket": validateCarnet,
  "background.worker": async () => {},
  "draw-still": (page) => page.emulateMedia({ reducedMotion: "reduce" }),
};

for (const [part, comeTo] of Object.entries(lateParts)) {
  test(`an open page whose ${part} a newer build has replaced says that there is a new version`, async ({
    page,
    request,
  }) => {
    const published = await (await request.get("/")).text();
    const body = published.replaceAll("hydrate-page-", "hydrate-page-newer-");
    let isReplaced = true;
    await page.route(`**/assets/${part}-*.js*`, (route) =>
      isReplaced ? route.fulfill({ status: 404, body: "" }) : route.continue(),
    );
    let visits = 0;
    await page.route("/", (route) => {
      if (route.request().isNavigationRequest()) visits += 1;
      isReplaced = visits < 2;
      const isAsking = isReplaced && !route.request().isNavigationRequest();
      return isAsking ? route.fulfill({ contentType: "text/html", body }) : route.continue();
    });
    await openPage(page);
    await comeTo(page);
    await expect(notice(page)).toContainText("Hay una versión nueva.");
    if (part === "swiper") await expectAccessible(page);
    await page.keyboard.press("Escape");
    await notice(page).getByRole("link", { name: "Recargar" }).click();
    await expect(page.getByRole("timer")).not.toHaveAttribute("data-state", "unknown");
    await validateCarnet(page);
    await expect(page.getByRole("dialog").locator("[aria-live]")).toContainText("¡Felicidades");
    await expect(notice(page)).toBeHidden();
  });
}

test("a truncated page keeps its texts and says that a part is missing", async ({
  page,
  request,
}) => {
  const [body = ""] = (await (await request.get("/")).text()).split('<script id="edicion-datos"');
  await page.route("/", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/");
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(notice(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.locator("#pie")).toBeVisible();
});
