import { expect, goTo, openPage, test } from "../testing/journey.ts";

// The browser reports each file that failed to load.
test.use({
  expectedConsole:
    /Failed to load resource|Loading module from \S+ was blocked|error loading dynamically imported module|Failed to fetch dynamically imported module|download failed/,
});

test("an open page whose files a newer build has replaced says that a part is missing, and a reload mends it", async ({
  page,
}) => {
  const notice = page.getByRole("alert").filter({ hasText: "Recargar" });
  let isReplaced = true;
  await page.route("**/assets/lightbox-*.js", (route) =>
    isReplaced ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  await openPage(page);
  await goTo(page, "ediciones");
  const enlarge = page.getByRole("tabpanel").getByRole("button", { name: "Ampliar foto" });
  await expect(notice).toBeHidden();
  await enlarge.click();
  await expect(notice).toContainText("Una parte de la página no cargó.");
  isReplaced = false;
  await notice.getByRole("link", { name: "Recargar" }).click();
  await expect(page.locator("html[data-started]")).toBeAttached();
  await expect(notice).toBeHidden();
  await goTo(page, "ediciones");
  await enlarge.click();
  await expect(page.locator(".pswp--ui-visible")).toBeVisible();
});

test("a page that was open while another edition was published says so once its tab or network is back", async ({
  page,
}) => {
  let isNewer = false;
  await page.route("**/", async (route) => {
    if (route.request().method() !== "HEAD" || !isNewer) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), etag: '"newer"' } });
  });
  const asked = () => page.waitForResponse((response) => response.request().method() === "HEAD");
  await Promise.all([asked(), openPage(page)]);
  const comeBack = () =>
    Promise.all([asked(), page.evaluate(() => dispatchEvent(new Event("online")))]);
  const notice = page.getByRole("alert").filter({ hasText: "Recargar" });
  await comeBack();
  await expect(notice).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("vite:preloadError")));
  await expect(notice).toContainText("Una parte de la página no cargó.");
  isNewer = true;
  await comeBack();
  await expect(notice).toContainText("Hay una versión nueva.");
});
