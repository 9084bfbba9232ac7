import { expect, openPage, test } from "../testing/journey.ts";

test.use({ clocksAgree: false });

/** Answers the page's question for the time as the server would at `instant`. */
const serverSays = (instant: () => string, headers: Record<string, string> = {}) => {
  return async (route: import("@playwright/test").Route) => {
    if (route.request().method() !== "HEAD") return route.continue();
    await route.fulfill({ headers: { date: new Date(instant()).toUTCString(), ...headers } });
  };
};

test("a phone whose clock is wrong counts by the server's, also once that clock is set right", async ({
  page,
}) => {
  let instant = "2025-10-03T06:55:00-06:00";
  await page.route(
    "/",
    serverSays(() => instant),
  );
  await page.clock.setSystemTime(new Date("2019-01-01T00:00:00-06:00"));
  await openPage(page);
  const timer = page.getByRole("timer");
  // The clock runs on meanwhile.
  await expect(timer).toContainText(/^01\D*Días00\D*Horas0[0-5]\D*Minutos/);
  await expect(page.locator("[data-hero-actions]")).toContainText("Consigue tu entrada aquí");
  await page.clock.setFixedTime(new Date("2025-10-03T08:00:00-06:00"));
  instant = "2025-10-03T08:00:00-06:00";
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(timer).toContainText(/^00\D*Días23\D*Horas00\D*Minutos/);
});

test("an answer from a cache counts with its age, and a difference below a minute changes nothing", async ({
  page,
}) => {
  const cached = () => "2025-10-03T06:00:00-06:00";
  await page.route("/", serverSays(cached, { age: "3630" }));
  await page.clock.pauseAt(new Date("2025-10-03T07:00:00-06:00"));
  const asked = page.waitForResponse((answer) => answer.request().method() === "HEAD");
  await page.goto("/");
  await asked;
  await expect(page.getByRole("timer")).toContainText(/^01\D*Días00\D*Horas00\D*Minutos00/);
});
