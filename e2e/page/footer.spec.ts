import type { Page } from "@playwright/test";
import { expect, goTo, openPage, test } from "../testing/journey.ts";

async function openFooter(page: Page) {
  await openPage(page);
  await goTo(page, "pie");
  return page.locator("#pie");
}

test("the page's address is shared with the phone's apps, without the query that sets its state; without such apps it is copied, or shown if copying is not allowed", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
  });
  const footer = await openFooter(page);
  const share = footer.getByRole("button", { name: "Comparte esta página" });
  await share.click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "shared")))
    .toEqual([{ title: expect.stringMatching(/^XIII Conv/), url: page.url() }]);
  await expect(footer.getByText("Enlace copiado")).toBeHidden();
  await page.evaluate(() => {
    for (const owner of [navigator, Navigator.prototype]) Reflect.deleteProperty(owner, "share");
  });
  await share.click();
  await expect(footer.getByText("Enlace copiado")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await share.click();
  await expect(footer.getByText(`Copia esta dirección: ${page.url()}`)).toBeVisible();
});

test("the background's control opens over the footer and moves nothing", async ({ page }) => {
  const footer = await openFooter(page);
  const control = footer.getByRole("group", { name: "Fondo de partículas" });
  const opener = footer.getByText("Fondo animado", { exact: true });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(control).toBeHidden();
    await opener.scrollIntoViewIfNeeded();
    const height = () => footer.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await opener.click();
    await expect(control).toBeInViewport({ ratio: 1 });
    await expect.poll(height).toBe(before);
    await opener.click();
  }
});
