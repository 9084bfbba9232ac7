import {
  answer,
  begin,
  expect,
  expectAccessible,
  head,
  jose,
  north,
  others,
  scan,
  takeList,
  test,
} from "./testing/running-door.ts";

test("the secret leaves the address bar, and the page says what the phone holds and until when", async ({
  page,
  doors,
}) => {
  await takeList(page, await doors.open());
  expect(new URL(page.url()).hash).toBe("");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(north);
  await expect(page.getByText(/30 personas, con carnet, nombre y ticket/)).toBeVisible();
  await expectAccessible(page);
});

test("each answer has its colour and words, and the next scan needs no touch", async ({
  page,
  doors,
}) => {
  await begin(page, await doors.open());
  await expectAccessible(page);
  await scan(page, jose.carnet);
  await expect(answer(page)).toHaveAttribute("data-kind", "welcome");
  await expect(answer(page)).toContainText(`${jose.nombre}Ticket ${jose.numeroTicket}`);
  await expectAccessible(page);
  await scan(page, jose.carnet.replaceAll("-", ""));
  await expect(answer(page)).toContainText(/Ya entró a las \d{1,2}:\d\d por Entrada norte/);
  await expectAccessible(page);
  await scan(page, "2490-99-1");
  await expect(answer(page)).toContainText("No está en la lista");
  await expectAccessible(page);
  await scan(page, "12");
  await expect(answer(page)).toContainText("No es un carnet");
  await expectAccessible(page);
  await scan(page, others[0]?.carnet ?? "");
  await expect(answer(page)).toHaveAttribute("data-kind", "welcome");
  await expect(head(page)).toContainText("2 de 30");
});
