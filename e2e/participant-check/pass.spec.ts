import { expect, expectAccessible, test } from "../testing/journey.ts";
import { tabTo } from "../testing/walk.ts";
import { scanCode } from "./scan-code.ts";
import { openCheck, registered } from "./validation.ts";

/** Whether an element comes after the first of two others, and before the second. Runs in the page. */
function liesBetween(element: Element, others: string): boolean {
  const tops = [...(element.closest("dialog")?.querySelectorAll(others) ?? [])].map(
    (other) => other.getBoundingClientRect().top,
  );
  const { top } = element.getBoundingClientRect();
  return tops.length === 2 && Number(tops[0]) < top && top < Number(tops[1]);
}

test.use({ viewport: { width: 360, height: 640 } });

test("the ticket does not hold the carnet and leads to both calendars and to the place; its pass is opened and saved by keyboard alone, is in view as a whole on a small phone, and reads back as the carnet", async ({
  page,
  request,
}) => {
  // Confetti would cover the code.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { dialog, field } = await openCheck(page);
  await field.fill(registered);
  await field.press("Enter");
  await expect(dialog.getByRole("article")).toBeVisible();
  await expect(dialog.getByRole("article")).not.toContainText("104512");
  await tabTo(page, dialog.getByRole("button", { name: "Muestra tu pase" }));
  await page.keyboard.press("Enter");
  const code = dialog.getByRole("img", { name: "Código QR del carnet 2490-21-104512" });
  await expect(code).toBeInViewport({ ratio: 1 });
  const isBetween = () => code.evaluate(liesBetween, "article, button[aria-expanded]");
  await expect.poll(isBetween).toBe(true);
  for (const text of ["Ticket 001", "Ana Lucía Morales Xicará", "2490-21-104512"]) {
    await expect(dialog.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(dialog.getByRole("button", { name: "Cerrar" })).toBeInViewport({ ratio: 1 });
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(dialog.getByRole("button", { name: "Cerrar" })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expect.poll(async () => scanCode(await code.screenshot())).toBe("2490-21-104512");
  await tabTo(page, dialog.getByRole("button", { name: "Guarda tu pase como imagen" }));
  const downloaded = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe("pase-001.png");
  expect(await scanCode(await download.path())).toBe("2490-21-104512");
  await expect(dialog.getByRole("button", { name: "Imagen de tu pase lista" })).toBeFocused();

  const google = dialog.getByRole("link", { name: "Google Calendar" });
  await expect(google).toHaveAttribute("href", /dates=20251004T140000Z\/20251005T060000Z/);
  await expect(dialog.getByRole("link", { name: "Cómo llegar" })).toHaveAttribute("href", /^https/);
  await expect(dialog.getByRole("link", { name: "Otro calendario" })).toHaveAttribute(
    "href",
    "/evento.ics",
  );
  // The same links stand beside the address of the page.
  const beside = page.locator("#sede address a");
  await expect(beside.filter({ hasText: "Google Calendar" })).toHaveAttribute(
    "href",
    /dates=20251004T140000Z\/20251005T060000Z/,
  );
  await expect(beside.filter({ hasText: "otro calendario" })).toHaveAttribute(
    "href",
    "/evento.ics",
  );
  const file = await request.get("/evento.ics");
  expect(file.headers()["content-type"]).toMatch(/^text\/calendar/);
  expect(await file.text()).toContain("DTSTART:20251004T140000Z");

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(
    page.locator("#inicio").getByRole("button", { name: "Valida tu registro" }),
  ).toBeFocused();
});
