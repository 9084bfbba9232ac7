import { saveList } from "#testing/save-list.ts";
import { translateTexts } from "#testing/translate-texts.ts";
import { setStyle } from "../testing/set-style.ts";
import {
  answer,
  begin,
  expect,
  expectAccessible,
  head,
  jose,
  letIn,
  north,
  others,
  scan,
  takeList,
  test,
} from "./testing/running-door.ts";

test("the phone takes the list; each answer has its colour and words, also on a translated page, and the next scan needs no touch", async ({
  page,
  doors,
}) => {
  await takeList(page, await doors.open());
  expect(new URL(page.url()).hash).toBe("");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(north);
  await expect(page.getByText(/30 personas, con carnet, nombre y ticket/)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("translate", "no");
  await expectAccessible(page);
  await page.locator("body").evaluate(translateTexts);
  await page.getByRole("button", { name: "Empezar con lector o teclado" }).click();
  await expectAccessible(page);
  await scan(page, jose.carnet);
  await expect(answer(page)).toHaveAttribute("data-kind", "welcome");
  await expect(answer(page)).toContainText(`${jose.nombre}Ticket ${jose.numeroTicket}`);
  await expectAccessible(page);
  await scan(page, jose.carnet.replaceAll("-", ""));
  await expect(answer(page)).toContainText(/Ya entró a las \d{1,2}:\d\d por Entrada norte/);
  await expectAccessible(page);
  // The second tap of a double tap presses nothing that the first one has brought.
  await setStyle(page, "* { animation-duration: 3600s !important }");
  await scan(page, "2490-99-1");
  await expect(answer(page)).toContainText("No está en la lista");
  const next = await answer(page).getByRole("button", { name: "Seguir" }).boundingBox();
  await page.mouse.click((next?.x ?? 0) + 9, (next?.y ?? 0) + 9);
  await expect(answer(page)).toContainText("No está en la lista");
  await setStyle(page, "");
  await expectAccessible(page);
  await scan(page, "12");
  await expect(answer(page)).toContainText("No es un carnet");
  await expectAccessible(page);
  await scan(page, (others[0]?.carnet ?? "").replaceAll("-", "'"));
  await expect(answer(page)).toContainText(`${others[0]?.nombre}Ticket`);
  await letIn(page, others[1]);
  await page.keyboard.press("Escape");
  const undo = page.getByRole("button", { name: /^Deshacer la última/ });
  await expect(undo).toHaveText(`Deshacer la última: ${others[1]?.nombre}`);
  await expect(head(page)).toContainText("3 de 30");
  await expect(head(page)).not.toContainText("sin enviar");
});

test("a person is found by name, a walk-in is validated like the list, a name is corrected, and the organisers' changes arrive", async ({
  page,
  doors,
}) => {
  await begin(page, await doors.open());
  await page.keyboard.type("zzz");
  await expect(page.getByText("Nadie de la lista se llama así.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Carnet o nombre").fill("ixchel");
  const found = page.getByRole("list", { name: "Personas encontradas" });
  await expect(found.getByRole("button")).toHaveCount(8);
  await expect(found).toContainText(/y \d+ más: escribe más del nombre/);
  await page.getByLabel("Carnet o nombre").fill("nunez jose");
  await expect(found.getByRole("button")).toHaveText([new RegExp(jose.nombre)]);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(answer(page)).toContainText(jose.nombre);
  await answer(page).getByRole("button", { name: "Corregir nombre" }).click();
  await page.getByLabel("Nombre", { exact: true }).fill("José Ángel Núñez");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  const nameOf = async (carnet: string) => (await doors.store.findParticipant(carnet))?.nombre;
  await expect.poll(() => nameOf(jose.carnet)).toBe("José Ángel Núñez");
  const recent = page.getByRole("list", { name: "Últimas entradas" });
  await expect(recent).toContainText("José Ángel Núñez");
  // While the form is open, a scanner types into it.
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await scan(page, "2490-25-7");
  await answer(page).getByRole("button", { name: "Agregar a la lista" }).click();
  const form = page.getByRole("dialog");
  await expect(form.getByLabel("Carnet")).toHaveValue("2490-25-7");
  await expect(form.getByLabel("Ticket")).toHaveValue("XIII-031");
  await form.getByLabel("Ticket").fill(jose.numeroTicket);
  await form.getByRole("button", { name: "Agregar y dejar entrar" }).click();
  await expect(form).toContainText("Falta el nombre.");
  await expect(form).toContainText("Ese ticket ya es de José Ángel Núñez");
  await expectAccessible(page);
  await form.getByLabel("Nombre").fill("  Nueva   Persona ");
  await form.getByLabel("Ticket").fill("XIII-031");
  await page.keyboard.press("Enter");
  await expect(answer(page)).toContainText("Nueva PersonaTicket XIII-031");
  await expect(head(page)).toContainText("2 de 31");
  await expect
    .poll(() => doors.store.findParticipant("2490-25-7"))
    .toMatchObject({ nombre: "Nueva Persona", numeroTicket: "XIII-031" });

  const added = { carnet: "2490-25-9", nombre: "Llegó Tarde", numeroTicket: "XIII-099" };
  await saveList(doors.store, [added]);
  await expect(head(page)).toContainText("2 de 32");
  await scan(page, added.carnet);
  await expect(answer(page)).toContainText("Llegó Tarde");
});
