import { noContents } from "#testing/no-contents.ts";
import { enter, expect, expectAccessible, heading, people, test } from "./testing/running-place.ts";

const contacts = [
  { telefono: "5555 1234" },
  { telefono: "5555 4321" },
  { correo: "luis@example.org" },
];
const participants = people.slice(0, 3).map((person, index) => ({ ...person, ...contacts[index] }));
const [first = "", second = ""] = participants.map(({ nombre }) => nombre);

test("an organiser writes to those with a telephone one by one, and sees whose chat was opened", async ({
  page,
  place,
}) => {
  await place.store.restore({ ...noContents, participants });
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, place);
  await page.getByRole("link", { name: "Avisos" }).click();
  await expect(page.getByText("3 personas: 2 sin correo y 1 sin teléfono.")).toBeVisible();
  const message = page.getByRole("textbox", { name: "Mensaje de WhatsApp" });
  await message.fill("Hola {nombre}: es el sábado & a las 7.");
  await expect(page.getByRole("blockquote")).toHaveText(`Hola ${first}: es el sábado & a las 7.`);
  await expectAccessible(page);

  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: `WhatsApp a ${first}` }).click();
  const chatPage = await opened;
  await expect(chatPage).toHaveURL(/wa\.me/);
  const chat = new URL(chatPage.url());
  await chatPage.close();
  expect(chat.pathname).toBe("/50255551234");
  expect(chat.searchParams.get("text")).toBe(`Hola ${first}: es el sábado & a las 7.`);
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await page.getByRole("link", { name: "Lista" }).click();
  await expect(heading(page)).toHaveText("Lista");
  await page.getByRole("link", { name: "Avisos" }).click();
  await expect(row(first)).toContainText("Abierto");
  await expect(row(second)).not.toContainText("Abierto");
});

test("without anybody to write to there is no link to it, and its address says what to do", async ({
  page,
  place,
}) => {
  await enter(page, place, "/avisos");
  await expect(page.getByText(/nadie tiene correo ni teléfono/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Avisos" })).toHaveCount(0);
});
