import { noContents } from "#testing/no-contents.ts";
import { watchConsole } from "../testing/journey.ts";
import { enter, expect, expectAccessible, heading, people, test } from "./testing/running-place.ts";

const contacts = [
  { telefono: "5555 1234" },
  { telefono: "5555 4321" },
  { correo: "luis@example.org" },
];
const participants = people.slice(0, 3).map((person, index) => ({ ...person, ...contacts[index] }));
const [first = "", second = ""] = participants.map(({ nombre }) => nombre);

test("an organiser writes to those with a telephone one by one, and another goes on where the first stopped", async ({
  browser,
  page,
  place,
}) => {
  await place.store.restore({ ...noContents, participants });
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, place);
  await page.getByRole("link", { name: "Avisos" }).click();
  const message = page.getByRole("textbox", { name: "Mensaje de WhatsApp" });
  const begin = page.getByRole("button", { name: "Preparar 2 mensajes" });
  await expect(page.getByText("3 personas: 2 sin correo y 1 sin teléfono.")).toBeVisible();
  await message.fill("Hola {Nombre}");
  await expect(page.getByText("{Nombre} no se puede usar.")).toBeVisible();
  await message.fill("Hola ");
  await page.getByRole("button", { name: "{nombre}" }).click();
  await expect(message).toBeFocused();
  await page.keyboard.type(": es el sábado & a las 7.");
  await expect(page.getByRole("blockquote")).toHaveText(`Hola ${first}: es el sábado & a las 7.`);
  await page.getByRole("textbox", { name: "Nombre del aviso" }).fill("Recordatorio");
  await expectAccessible(page);
  await begin.click();
  await expect(heading(page)).toHaveText("Recordatorio");
  await expect(page.getByText("0 de 2 enviados; 1 sin teléfono.")).toBeVisible();

  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: `WhatsApp a ${first}` }).click();
  const chatPage = await opened;
  await expect(chatPage).toHaveURL(/wa\.me/);
  const chat = new URL(chatPage.url());
  await chatPage.close();
  expect(chat.pathname).toBe("/50255551234");
  expect(chat.searchParams.get("text")).toBe(`Hola ${first}: es el sábado & a las 7.`);
  await expect(page.getByText("1 de 2 enviados")).toBeVisible();
  const sentTo = (own: typeof page, name: string) =>
    own.getByRole("checkbox", { name: `Enviado a ${name}` });
  await expect(sentTo(page, first)).toBeChecked();
  await expectAccessible(page);

  const context = await browser.newContext();
  const expectSilence = watchConsole(context, null);
  const other = await context.newPage();
  await enter(other, place, "/avisos", "Luz");
  await other.getByRole("link", { name: "Recordatorio" }).click();
  await expect(other.getByText("1 de 2 enviados")).toBeVisible();
  // Whoever is left comes first.
  await expect(other.getByRole("checkbox").first()).toHaveAccessibleName(`Enviado a ${second}`);
  await sentTo(other, first).click();
  await expect(other.getByText("0 de 2 enviados")).toBeVisible();
  await sentTo(page, second).click();
  await expect(sentTo(page, first)).not.toBeChecked();
  await expect(page.getByText("1 de 2 enviados")).toBeVisible();

  await page.getByRole("button", { name: "Quitar el aviso" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Quitar" }).click();
  await expect(heading(page)).toHaveText("Avisos");
  await expect(page.getByRole("link", { name: "Recordatorio" })).toHaveCount(0);
  expectSilence();
  await context.close();
});

test("without anybody to write to there is no link to it, and its address says what to do", async ({
  page,
  place,
}) => {
  await enter(page, place, "/avisos");
  await expect(page.getByText(/nadie tiene correo ni teléfono/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Avisos" })).toHaveCount(0);
});
