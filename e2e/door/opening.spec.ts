import {
  begin,
  expect,
  expectAccessible,
  head,
  jose,
  letIn,
  north,
  south,
  takeList,
  test,
} from "./testing/running-door.ts";

test.use({ expectedConsole: /Failed to load resource|ERR_|origin was untrustworthy/ });

const heading = { level: 1 } as const;
const listCall = "**/api/puerta/list";

test("a tab that lost the door while it waited for the list leaves it alone", async ({
  page,
  context,
  doors,
}) => {
  const link = await doors.open();
  await page.clock.install();
  await page.route(listCall, (route) => route.abort());
  await page.goto(link);
  await expect(page.getByRole("status")).toContainText("No llega");
  await expectAccessible(page);
  const later = await context.newPage();
  await begin(later, link);
  await expect(page.getByRole("heading", heading)).toHaveText("Abierta en otra pestaña");
  await later.route("**/api/puerta/sync", (route) => route.abort());
  await letIn(later, jose);
  await page.unroute(listCall);
  await page.clock.runFor(10_000);
  await expect(page.getByRole("heading", heading)).toHaveText("Abierta en otra pestaña");
  await later.reload();
  await expect(head(later)).toContainText("1 sin enviar");
});

test("a list that takes its time is waited for", async ({ page, doors }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(listCall, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(await doors.open());
  await expect(page.getByRole("status")).toHaveText("Un momento…");
  await expectAccessible(page);
  answer();
  await expect(page.getByRole("heading", heading)).toHaveText(north);
});

for (const [what, title] of [
  ["has expired", "El enlace venció"],
  ["is none", "Enlace desconocido"],
] as const) {
  test(`another link that ${what} takes no shift from a phone`, async ({ page, doors }) => {
    await begin(page, await doors.open());
    await letIn(page, jose);
    await expect(head(page)).not.toContainText("sin enviar");
    const link = await doors.open(south, Date.now() - 1);
    await page.goto(what === "is none" ? link.slice(0, -24) + "x".repeat(24) : link);
    await expect(page.getByRole("heading", heading)).toHaveText(title);
    await expectAccessible(page);
    await page.getByRole("button", { name: `Seguir en ${north}` }).click();
    await expect(head(page)).toContainText("1 de 30");
    expect(new URL(page.url()).hash).toBe("");
  });
}

test("another door's link asks before entries are lost, and keeps them until then", async ({
  page,
  doors,
}) => {
  await begin(page, await doors.open());
  await page.route("**/api/puerta/sync", (route) => route.abort());
  await letIn(page, jose);
  await page.goto(await doors.open(south));
  await expect(page.getByRole("heading", heading)).toHaveText("Hay entradas sin enviar");
  await expectAccessible(page);
  await page.getByRole("button", { name: `Seguir en ${north}` }).click();
  await expect(head(page)).toContainText("1 sin enviar");
  await doors.store.door.close(south, Date.now());
  await page.goto(await doors.open(south));
  await page.getByRole("button", { name: "Perderlas y cambiar de puerta" }).click();
  await expect(page.getByRole("heading", heading)).toHaveText(south);
  await page.getByRole("button", { name: "Empezar con lector o teclado" }).click();
  await expect(head(page)).toContainText("0 de 30");
});

test("an address without https says that it needs one", async ({ page, doors }) => {
  const link = new URL(await doors.open());
  await page.route("http://convencion.test/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: link.origin + pathname }) });
  });
  await page.goto(`http://convencion.test/puerta${link.hash}`);
  await expect(page.getByRole("heading", heading)).toHaveText("Falta https");
  await expectAccessible(page);
});

test("a browser that keeps no page says so", async ({ page, doors }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () =>
      Promise.reject(new DOMException("No workers here", "SecurityError"));
  });
  await page.goto(await doors.open());
  await expect(page.getByRole("status")).toContainText("Este navegador no guarda la página");
  await expectAccessible(page);
});

test("a browser that keeps no data says so", async ({ page, doors }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("No data here", "SecurityError");
    };
  });
  await page.goto(await doors.open());
  await expect(page.getByRole("heading", heading)).toHaveText("Aquí no se puede guardar");
  await expectAccessible(page);
});

test("a network's log-in page that answers in the server's place is no network", async ({
  page,
  doors,
}) => {
  await takeList(page, await doors.open());
  await page.getByRole("button", { name: "Empezar con lector o teclado" }).click();
  await page.route("**/api/puerta/sync", (route) => route.fulfill({ json: { ok: true } }));
  await letIn(page, jose);
  await expect(head(page)).toContainText("Sin red: sigue, todo se guarda · 1 sin enviar");
  await page.unroute("**/api/puerta/sync");
  await expect(head(page)).toContainText("En línea");
  await expect(head(page)).not.toContainText("sin enviar");
  expect((await doors.store.door.readLog(0)).events).toHaveLength(1);
});
