import { expect, openPage, test } from "../testing/journey.ts";

test("the calendar links beside the date give the same event to Google and to other calendars", async ({
  page,
  request,
}) => {
  await openPage(page);
  const address = page.locator("#sede address");
  const [google, file] = await Promise.all(
    ["Agrégalo a Google Calendar", "Otro calendario"].map(async (name) => {
      const link = address.getByRole("link", { name });
      return link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ""));
    }),
  );
  const answer = await request.get(file ?? "");
  expect(answer.headers()["content-type"]).toMatch(/^text\/calendar/);
  const calendar = (await answer.text()).replace(/\r?\n[ \t]/g, "");
  const [begins, ends] = ["DTSTART", "DTEND"].map(
    (field) => new RegExp(`^${field}:(\\d{8}T\\d{6}Z)\\s*$`, "m").exec(calendar)?.[1],
  );
  expect(begins).toBeDefined();
  const offered = new URL(google ?? "");
  expect(offered.hostname).toBe("calendar.google.com");
  expect(offered.searchParams.get("dates")).toBe(`${begins}/${ends}`);
  // In a calendar file, the title's commas and semicolons are escaped.
  const title = /^SUMMARY:(.*?)\s*$/m.exec(calendar)?.[1]?.replaceAll("\\", "");
  expect(offered.searchParams.get("text")).toBe(title);
});
