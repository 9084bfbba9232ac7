import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { createWorkspace, type Workspace } from "./workspace.ts";

const test = base.extend<{ workspace: Workspace }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  workspace: async ({}, use) => {
    const workspace = await createWorkspace();
    await use(workspace);
    await workspace.remove();
  },
});

test("npm run dev shows each page, lists the faults of the content, and recovers when they are corrected", async ({
  page,
  workspace,
}) => {
  test.slow();
  const file = join(workspace.folder, "content", "edicion.yaml");
  const right = await readFile(file, "utf8");
  const title = page.getByRole("heading", { level: 1 });
  const address = await workspace.startDev();
  const wrong: string[] = [];
  page.on("pageerror", ({ message }) => wrong.push(message));
  // With 504 Vite asks the page to load again, once it has found another package.
  page.on("response", (answer) => {
    if (answer.status() >= 400 && answer.status() !== 504) wrong.push(answer.url());
  });
  for (const path of ["puerta", "organizar/textos", "constancia"]) {
    await page.goto(address + path, { waitUntil: "networkidle" });
  }
  await page.goto(address);
  await expect(title).toContainText("Convención");
  expect(wrong).toEqual([]);
  await writeFile(file, right.replace("dia: sábado", "dia: domingo"));
  const faults = page.getByRole("listitem");
  await expect(title).toHaveText("El contenido tiene errores");
  await expect(faults).toHaveCount(1);
  await expect(faults).toContainText("content/edicion.yaml:");
  await expect(faults).toContainText("qué hacer:");

  await writeFile(file, right.replace("titulo: Convención", "titulo: Gran Convención"));
  await expect(title).toContainText("Gran Convención");
});
