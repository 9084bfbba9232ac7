import { expect, goTo, openPage, test } from "../testing/journey.ts";

const counter = "#pie p:has-text('Visitas')";

test("the first visit of a day counts, later ones only read", async ({ page, context }) => {
  const askedWith: (string | undefined)[] = [];
  page.on("request", async (request) => {
    if (request.url().endsWith("/api/visits")) askedWith.push((await request.allHeaders()).cookie);
  });
  const first = page.waitForResponse("**/api/visits");
  await openPage(page);
  const { count } = await (await first).json();
  await goTo(page, "pie");
  await expect(page.locator(counter)).toContainText(new Intl.NumberFormat("es-GT").format(count));
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: "visitedToday", value: "true", path: "/", sameSite: "Lax" });
  expect(cookie?.httpOnly).toBe(false);
  const second = page.waitForResponse("**/api/visits");
  await page.reload();
  // With the cookie the server only reads the count, which the server's tests check.
  expect((await (await second).json()).count).toBeGreaterThanOrEqual(count);
  await expect.poll(() => askedWith).toEqual([undefined, "visitedToday=true"]);
});
