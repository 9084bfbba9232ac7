import { panelPaths } from "../../src/domain/panel/panel-calls.ts";
import {
  choose,
  enter,
  expect,
  expectAccessible,
  header,
  holdCall,
  people,
  said,
  search,
  test,
} from "./testing/running-panel.ts";

const count = ".head .count";

test("lists are read, shown with their faults or with what they change, and imported", async ({
  page,
  panel,
}) => {
  await enter(page, panel);
  await expect(page.locator(count)).toHaveText(/Todavía no existe/);
  await test.step("a list with faults shows each in its row, and nothing is imported", async () => {
    const rows = [
      header,
      // The faulty carnet is marked; the same text as a ticket is not.
      ["2490-21", "Ana Pérez", "2490-21"],
      ["2490-21-2", "", "2"],
      ["2490-21-3", "Luz", "3"],
      ["2490-22", "Eva", "4"],
    ];
    await choose(page, await panel.spreadsheet("mala.xlsx", rows));
    await expect(page.getByRole("heading", { name: /«mala.xlsx» tiene 3 errores/ })).toBeFocused();
    const wrong = page.getByRole("table", { name: "Filas con errores" }).locator("tbody tr");
    await expect(wrong).toHaveCount(3);
    await expect(wrong.nth(0)).toHaveText(
      /^Fila 2.*Ana Pérez.*el carnet no está completo.*Escríbalo/,
    );
    await expect(wrong.nth(0).locator('[data-wrong="true"]')).toHaveText("2490-21");
    await expect(wrong.nth(1)).toHaveText(/^Fila 3.*falta el nombre/);
    await expect(wrong.nth(2)).toHaveText(/^Fila 5.*no está completo.*Qué hacer: vea la fila 2\.$/);
    await expect(page.getByRole("button", { name: /^Importar/ })).toHaveCount(0);
    await expectAccessible(page);
    await expect(page.locator(count)).toHaveText(/Todavía no existe/);
  });
  await test.step("a file that is not a list is named, with advice", async () => {
    await page.getByLabel("Suelte aquí el archivo").setInputFiles({
      name: "lista.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7"),
    });
    await expect(page.getByText("El archivo es un PDF.")).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("a spreadsheet dropped on the page is read like one that was chosen", async () => {
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(["carnet,nombre,ticket\n2490-21-1,Íñigo Peña,7\n"], "lista.csv"));
      return data;
    });
    await page.dispatchEvent("section:has(#importar)", "drop", { dataTransfer: transfer });
    await expect(page.getByRole("heading", { name: "«lista.csv»: 1 participante" })).toBeFocused();
  });
  await test.step("the last of two files is shown, even while the first is still being read", async () => {
    const first = await holdCall(page, panelPaths.readList);
    await choose(page, await panel.spreadsheet("vieja.xlsx", [header, ...people(2)]));
    await first.sent;
    await choose(page, await panel.spreadsheet("nueva.xlsx", [header, ...people(3)]));
    first.letGo();
    await expect(
      page.getByRole("heading", { name: "«nueva.xlsx»: 3 participantes" }),
    ).toBeFocused();
    await expect(page.getByRole("heading", { name: /vieja/ })).toHaveCount(0);
  });
  await test.step("a file chosen while another command runs is read after it", async () => {
    const download = await holdCall(page, panelPaths.download);
    await page.getByRole("button", { name: "Descargar una plantilla" }).click();
    await download.sent;
    await choose(page, await panel.spreadsheet("a.xlsx", [header, ...people(2)]));
    download.letGo();
    await expect(page.getByRole("heading", { name: "«a.xlsx»: 2 participantes" })).toBeFocused();
  });
  await test.step("a clean spreadsheet shows who is new, and is in the list once it is imported", async () => {
    await expectAccessible(page);
    await choose(page, await panel.spreadsheet("asistentes.xlsx", [header, ...people(3)]));
    await expect(
      page.getByRole("heading", { name: "«asistentes.xlsx»: 3 participantes" }),
    ).toBeFocused();
    await expect(page.locator(".figures")).toHaveText(
      "3 nuevos · 0 cambiados · 0 sin cambios · 0 quitados",
    );
    await expectAccessible(page);
    await page.getByText("Nuevos: 3").click();
    await expect(page.getByRole("row", { name: /José Ángel Núñez Güell/ })).toContainText("101");
    await page.getByRole("button", { name: "Importar 3 participantes" }).click();
    await expect(said(page)).toContainText("Listo");
    await expect(page.locator(count)).toHaveText("3 participantes");
    await expectAccessible(page);
    await expect(await search(page, "101")).toHaveText(/José Ángel Núñez Güell/);
  });
  await test.step("doubtful values are shown and have to be confirmed before they are saved", async () => {
    await choose(
      page,
      await panel.spreadsheet("dudosa.xlsx", [header, ["2490-21-50", "Ana Pérez", "pendiente"]]),
    );
    await expect(page.getByRole("table", { name: /Datos dudosos/ })).toContainText("pendiente");
    await page.getByRole("button", { name: "Importar 1 participante" }).click();
    const question = page.getByRole("dialog", { name: "¿Guardar la lista así?" });
    await expectAccessible(page);
    await question.getByRole("button", { name: "No" }).click();
    await expect(question).toBeHidden();
    await expect(page.locator(count)).toHaveText("3 participantes");
    await page.getByRole("button", { name: "Importar 1 participante" }).click();
    await question.getByRole("button", { name: "Sí" }).click();
    await expect(page.locator(count)).toHaveText("4 participantes");
  });
});
