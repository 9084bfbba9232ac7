import { expect, openPage, test } from "./journey.ts";

const counter = "#pie p:has-text('Visitas')";

test("the first visit of a day counts, later ones only read", async ({ page, context }) => {
  const answers: number[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith("/api/visits")) answers.push((await response.json()).count);
  });
  await openPage(page);
  await expect(page.locator(counter)).toContainText(/Visitas\s*\d/);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: "visitedToday", value: "true", path: "/", sameSite: "Lax" });
  expect(cookie?.httpOnly).toBe(false);
  const before = (await (await page.request.get("/api/visits")).json()).count;
  await page.reload();
  await expect(page.locator(counter)).toContainText(/Visitas\s*\d/);
  // Other journeys visit at the same time: the count may have grown, but not by this reload.
  const cookieHeader = { headers: { cookie: "visitedToday=true" } };
  const { count } = await (await page.request.post("/api/visits", cookieHeader)).json();
  expect(count).toBeGreaterThanOrEqual(before);
  expect(answers).toHaveLength(2);
});

test.describe("a counter that fails", () => {
  test.use({ expectedConsole: /contador de visitas|Failed to load resource/ });

  test("goes to the console and shows no broken figure", async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => errors.push(message.text()));
    await page.route("**/api/visits", (route) => route.fulfill({ status: 503, body: "{}" }));
    await openPage(page);
    await expect.poll(() => errors.join()).toContain("contador de visitas");
    await expect(page.locator(counter)).toHaveText(/^Visitas\s*$/);
  });
});
