import {
  begin,
  expect,
  expectAccessible,
  head,
  jose,
  letIn,
  test,
} from "./testing/running-door.ts";

test.use({ expectedConsole: /Failed to load resource|ERR_|origin was untrustworthy/ });

const heading = { level: 1 } as const;
const listCall = "**/api/puerta/list";

test("the door works in the tab that was opened last; a tab that waits for the list does not take over", async ({
  page,
  context,
  doors,
}) => {
  const link = await doors.open();
  await page.clock.install();
  await page.route(listCall, (route) => route.abort());
  await page.goto(link);
  await expect(page.getByRole("status").filter({ hasText: "No llega" })).toBeVisible();
  await expectAccessible(page);
  const later = await context.newPage();
  await begin(later, link);
  await expect(page.getByRole("heading", heading)).toHaveText("Abierta en otra pestaña");
  await later.route("**/api/puerta/sync", (route) => route.abort());
  await letIn(later, jose);
  await page.unroute(listCall);
  await page.clock.runFor(10_000);
  await expect(page.getByRole("heading", heading)).toHaveText("Abierta en otra pestaña");
  await expect(head(later)).toContainText("1 sin enviar");
  await page.getByRole("button", { name: "Seguir aquí" }).click();
  await expect(later.getByRole("heading", heading)).toHaveText("Abierta en otra pestaña");
  await expectAccessible(later);
  await expect(head(page)).toContainText("1 de 30");
});

test("a URL without https reports that it is needed", async ({ page, doors }) => {
  const link = new URL(await doors.open());
  await page.route("http://convencion.test/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: link.origin + pathname }) });
  });
  await page.goto(`http://convencion.test/puerta${link.hash}`);
  await expect(page.getByRole("heading", heading)).toHaveText("Falta https");
  await expectAccessible(page);
});

test("a browser without service worker or storage reports it", async ({ page, context, doors }) => {
  const link = await doors.open();
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () =>
      Promise.reject(new DOMException("No workers here", "SecurityError"));
  });
  await page.goto(link);
  await expect(page.getByText("Este navegador no guarda la página")).toBeVisible();
  await expectAccessible(page);
  const other = await context.newPage();
  await other.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("No data here", "SecurityError");
    };
  });
  await other.goto(link);
  await expect(other.getByRole("heading", heading)).toHaveText("Aquí no se puede guardar");
  await expectAccessible(other);
});
