import { expect, expectAccessible, test } from "../testing/journey.ts";
import { openCheck, validate } from "./validation.ts";

const asksForHelp = /No encuentro|no lo encuentra/;

test("a carnet that is not found is sent by chat on request, or copied where no chat opens", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { dialog, field } = await openCheck(page);
  await field.fill("249025999999");
  await validate(dialog);
  const link = dialog.getByRole("link", { name: "Pide que revisen tu carnet" });
  expect(await link.getAttribute("href")).not.toContain("999999");
  await dialog.getByText("¿No se abre el chat?").click();
  await dialog.getByRole("button", { name: "Copia el mensaje" }).click();
  await expect(dialog.getByRole("button", { name: "Mensaje copiado" })).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^\+502 0000 0000\n.*2490-25-999999/s);
  await expectAccessible(page);

  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  const opened = context.waitForEvent("page");
  await link.click();
  const chat = await opened;
  await expect(chat).toHaveURL(/^https:\/\/wa\.me/);
  const text = new URL(chat.url()).searchParams.get("text");
  expect(text).toContain("2490-25-999999");
  expect(text).toMatch(asksForHelp);
  expect(page.url()).not.toContain("999999");
  await expect(link).not.toHaveAttribute("href", /999999/);
  const ticket = await dialog
    .getByRole("link", { name: "consigue tu entrada" })
    .getAttribute("href");
  expect(decodeURIComponent(ticket ?? "")).not.toMatch(asksForHelp);
});
