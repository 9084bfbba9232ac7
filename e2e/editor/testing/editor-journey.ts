import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test as inWorkspace, type Workspace } from "../../testing/workspace.ts";

export { expect };

/** A journey through the editor, on a copy of the frozen edition. */
export const test = inWorkspace.extend({
  page: async ({ page, workspace }, use) => {
    await page.goto(`${await workspace.startDev()}editar`);
    await expect(page.getByRole("heading", { name: "La edición" })).toBeVisible();
    await use(page);
  },
  viewport: { width: 1360, height: 850 },
});

export const fileOf = ({ folder }: Workspace, name: string) =>
  join(folder, "content", `${name}.yaml`);

export const textOf = (workspace: Workspace, name: string) =>
  readFile(fileOf(workspace, name), "utf8");

/** A file's text whatever its lines are wrapped at. */
export const unwrapped = (text: string) => text.replace(/\s+/g, " ");

export const saved = (page: Page) =>
  expect(page.getByRole("banner").getByRole("status")).toContainText(/^(Todo guardado|Guardado)/);

/** Fails with axe's findings in the editor, excluding the preview. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map((n) => n.target).join()}`)).toEqual(
    [],
  );
}
