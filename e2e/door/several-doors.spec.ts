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
  test,
} from "./testing/running-door.ts";

test.use({ expectedConsole: ofTheNetwork });

test("both doors know each other's entries; offline they admit the same people, continue after a reload, and the later door is notified", async ({
  page,
  context,
  doors,
}) => {
  const [northLink, southLink] = [await doors.open(north), await doors.open(south)];
  const other = await secondPhone(context);
  await begin(page, northLink);
  await begin(other, southLink);
  const [ana, beto, clara] = others;
  await letIn(page, clara);
  await expect(head(other)).toContainText("1 de 30");
  await scan(other, clara?.carnet ?? "");
  await expect(answer(other)).toContainText(/Ya entró a las \d{1,2}:\d\d por Entrada norte/);
  await context.setOffline(true);
  await other.context().setOffline(true);
  for (const person of [jose, ana]) await letIn(page, person);
  for (const person of [jose, beto]) await letIn(other, person);
  await expect(head(other)).toContainText("Sin red: sigue, todo se guarda · 2 sin enviar");
  await other.reload();
  await expect(head(other)).toContainText("2 sin enviar");
  await scan(other, jose.carnet);
  await expect(answer(other)).toHaveAttribute("data-kind", "already");
  await context.setOffline(false);
  await other.context().setOffline(false);
  await other.setViewportSize({ width: 320, height: 568 });
  await expect(answer(other)).toContainText("1 aviso sin leer");
  await expect(answer(other).getByText(/^! Ya entró/)).toBeInViewport({ ratio: 1 });
  for (const name of ["Leer", "Corregir nombre", "Seguir"]) {
    await expect(answer(other).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(other);
  await answer(other).getByRole("button", { name: "Leer" }).click();
  const notice = other.getByRole("status").filter({ hasText: "entró dos veces" });
  await expect(notice).toContainText(`${jose.nombre} entró dos veces:`);
  await expect(notice).toContainText(`por ${north}`);
  for (const phone of [page, other]) {
    await expect(head(phone)).toContainText("4 de 30");
    await expect(head(phone)).not.toContainText("sin enviar");
  }
  expect((await doors.store.door.readLog(0)).lines).toHaveLength(5);
  await expect(page.getByText("entró dos veces")).toHaveCount(0);
  await expectAccessible(other);
  await other.getByRole("button", { name: "Enterado" }).click();
  // A notice is taken away once that is stored.
  await expect(notice).toHaveCount(0);
  await other.reload();
  await expect(head(other)).toContainText("4 de 30");
  await expect(other.getByText("entró dos veces")).toHaveCount(0);
});
