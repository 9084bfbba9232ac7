import {
  answer,
  begin,
  expect,
  expectAccessible,
  head,
  jose,
  letIn,
  north,
  ofTheNetwork,
  others,
  scan,
  secondPhone,
  south,
  takeList,
  test,
} from "./testing/running-door.ts";

test.use({ expectedConsole: ofTheNetwork });

test("what one door lets in the other knows without being asked", async ({
  page,
  context,
  doors,
}) => {
  const [northLink, southLink] = [await doors.open(north), await doors.open(south)];
  const other = await secondPhone(context);
  await begin(page, northLink);
  await begin(other, southLink);
  await scan(page, jose.carnet);
  await expect(head(other)).toContainText("1 de 30");
  await scan(other, jose.carnet);
  await expect(answer(other)).toContainText(/Ya entró a las \d{1,2}:\d\d por Entrada norte/);
  await expect(answer(other)).toHaveAttribute("data-kind", "already");
  expect((await doors.store.door.readLog(0)).events).toHaveLength(1);
});

test("two doors without a network let in the same people, go on after a reload, and the later one hears of it", async ({
  page,
  context,
  doors,
}) => {
  const [northLink, southLink] = [await doors.open(north), await doors.open(south)];
  const other = await secondPhone(context);
  await begin(page, northLink);
  await begin(other, southLink);
  await context.setOffline(true);
  await other.context().setOffline(true);
  const [ana, beto] = others;
  for (const person of [jose, ana]) await letIn(page, person);
  for (const person of [jose, beto]) await letIn(other, person);
  await expect(head(other)).toContainText("Sin red: sigue, todo se guarda · 2 sin enviar");
  await other.reload();
  await expect(head(other)).toContainText("2 sin enviar");
  await scan(other, jose.carnet);
  await expect(answer(other)).toHaveAttribute("data-kind", "already");
  await context.setOffline(false);
  await other.context().setOffline(false);
  await answer(other).getByRole("button", { name: "Leer" }).click();
  const notice = other.getByRole("alert").filter({ hasText: "entró dos veces" });
  await expect(notice).toContainText(`${jose.nombre} entró dos veces:`);
  await expect(notice).toContainText(`por ${north}`);
  for (const phone of [page, other]) {
    await expect(head(phone)).toContainText("3 de 30");
    await expect(head(phone)).not.toContainText("sin enviar");
  }
  expect((await doors.store.door.readLog(0)).events).toHaveLength(4);
  await expect(page.getByText("entró dos veces")).toHaveCount(0);
  await expectAccessible(other);
  await other.getByRole("button", { name: "Enterado" }).click();
  await other.reload();
  await expect(head(other)).toContainText("3 de 30");
  await expect(other.getByText("entró dos veces")).toHaveCount(0);
});

test("the page itself opens without a network", async ({ page, context, doors }) => {
  await takeList(page, await doors.open());
  await context.setOffline(true);
  const again = await context.newPage();
  await page.close();
  await again.goto(new URL("/puerta", page.url()).href);
  await expect(again.getByRole("heading", { level: 1 })).toHaveText(north);
});

test("a phone whose clock is an hour slow enters people at the server's time", async ({
  context,
  doors,
}) => {
  const phone = await secondPhone(context);
  await phone.clock.install({ time: Date.now() - 3_600_000 });
  const before = Date.now();
  await begin(phone, await doors.open());
  await scan(phone, jose.carnet);
  await expect(answer(phone)).toHaveAttribute("data-kind", "welcome");
  await expect.poll(async () => (await doors.store.door.readLog(0)).events.length).toBe(1);
  const [entry] = (await doors.store.door.readLog(0)).events;
  expect(entry?.at).toBeGreaterThan(before - 1000);
});
