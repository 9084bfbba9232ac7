import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";

const test = base.extend<{ workspace: Workspace }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  workspace: async ({}, use) => {
    const workspace = await createWorkspace();
    await use(workspace);
    await workspace.remove();
  },
});

test("npm run dev lays the faults of the content over the page, and recovers when they are corrected", async ({
  page,
  workspace,
}) => {
  test.slow();
  const file = join(workspace.folder, "content", "edicion.yaml");
  const right = await readFile(file, "utf8");
  const title = page.getByRole("heading", { level: 1 });
  await page.goto(await workspace.startDev());
  await expect(title).toContainText("Convención");
  await writeFile(file, right.replace("dia: sábado", "dia: domingo").replace("lema:", "lemma:"));
  const faults = page.getByRole("alert").getByRole("listitem");
  await expect(faults).toHaveCount(2);
  await expect(faults.filter({ hasText: "«lemma»" })).toContainText("content/edicion.yaml:");
  await expect(faults.filter({ hasText: "«domingo»" })).toContainText("qué hacer:");
  await expect(title).toContainText("Convención");

  await writeFile(file, right.replace("titulo: Convención", "titulo: Gran Convención"));
  await expect(title).toContainText("Gran Convención");
  await expect(page.getByRole("alert")).toHaveCount(0);
});
