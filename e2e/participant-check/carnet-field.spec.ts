import { expect, test } from "../testing/journey.ts";
import { openCheck } from "./validation.ts";

test("the carnet's field keeps twelve digits in groups, and lets the middle be corrected without the caret jumping, and shows all of it at the narrowest width", async ({
  page,
}) => {
  const { dialog, field } = await openCheck(page);
  const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart);
  await expect(field).toHaveAttribute("placeholder", "0000-00-000000");
  await field.pressSequentially("a2b4 9-0.21x123456789");
  await expect(field).toHaveValue("2490-21-123456");
  await field.fill("");
  await field.pressSequentially("2490211045");
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));
  await field.press("Backspace");
  await expect(field).toHaveValue("2490-21-1045");
  await expect.poll(caret).toBe(4);
  await field.press("Backspace");
  await expect(field).toHaveValue("2492-11-045");
  await expect.poll(caret).toBe(3);
  await field.press("7");
  await expect(field).toHaveValue("2497-21-1045");
  await expect.poll(caret).toBe(4);
  await field.press("Delete");
  await expect(field).toHaveValue("2497-11-045");

  // Chips of a phone's keyboard, dictation and autofill insert a whole text.
  await page.keyboard.insertText("Mi carnet: ２４９０－２１－１０４５１２");
  await expect(field).toHaveValue("2490-21-104512");
  await field.fill("2490-21-104512 y 2490-20-8734");
  await expect(field).toHaveValue("2490-21-104512");
  await expect(dialog.getByRole("alert")).toHaveText("Escribe solo tu carnet: 0000-00-000000");
  await expect(field).toHaveAccessibleDescription(/^Escribe solo tu carnet/);

  await page.setViewportSize({ width: 206, height: 411 });
  const cut = () => field.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth);
  await expect.poll(cut).toBe(0);
});
