import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { serveFiles } from "../page/testing/file-server.ts";
import { createWorkspace } from "../testing/workspace.ts";
import { test as base, expect, expectAccessible, fileOf, saved } from "./testing/editor-journey.ts";

interface Repository {
  /** The repository that receives the pushes. */
  readonly remote: string;
  /** The URL of the page that the host shows. */
  readonly address: string;
}

/** A workspace like an organiser's: a clone of a repository, whose pushes a host publishes. */
const test = base.extend<{ repository: Repository }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  workspace: async ({}, use) => {
    const workspace = await createWorkspace();
    await use(workspace);
    await workspace.remove();
  },
  repository: async ({ workspace }, use, info) => {
    const { folder } = workspace;
    const remote = info.outputPath("remote.git");
    const git = (...args: string[]) => promisify(execFile)("git", ["-C", folder, ...args]);
    await promisify(execFile)("git", ["init", "--quiet", "--bare", remote]);
    // It is a link here, which the rule for the folder does not match.
    const ignored = await readFile(".gitignore", "utf8");
    await writeFile(join(folder, ".gitignore"), `${ignored}node_modules\n`);
    await git("init", "--quiet", "--initial-branch", "main");
    await git("config", "user.name", "Organizadora");
    await git("config", "user.email", "organizadora@example.org");
    await git("add", ".");
    await git("commit", "--quiet", "-m", "El sitio");
    await git("remote", "add", "origin", remote);
    await git("push", "--quiet", "-u", "origin", "main");
    const place = await serveFiles(join(folder, "dist/site"), "/");
    await use({ remote, address: place.address });
    await place.stop();
  },
});
test.describe.configure({ mode: "serial" });
// Each test builds the site.
test.slow();

/** Presses the button, and waits until the command has ended. */
async function publish(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Publicar ahora" }).press("Enter");
  await expect(dialog.getByRole("log")).toBeFocused();
  await dialog.getByRole("status").filter({ hasText: /./ }).waitFor({ timeout: 0 });
}

test("changes are published from the editor, without a terminal", async ({
  page,
  workspace,
  repository,
}) => {
  const photo = "content/fotos/Año nuevo.jpg";
  await sharp({ create: { width: 900, height: 600, channels: 3, background: "#345" } })
    .jpeg()
    .toFile(join(workspace.folder, photo));
  await page.getByLabel("Lema").fill("Un lema que se publica");
  await saved(page);
  await page.getByRole("button", { name: "Publicar…" }).click();
  const dialog = page.getByRole("dialog", { name: "Publicar" });
  await dialog.getByLabel(/GitHub Pages/).check();
  await dialog.getByLabel("Dirección del sitio").fill(repository.address);
  await expectAccessible(page);
  await publish(page);
  await expect(dialog.getByRole("status")).toContainText("Publicado:");
  await expect(dialog.getByRole("log")).toContainText("muestra lo nuevo");
  await expectAccessible(page);
  // The build does not change the files of the preview.
  const preview = await page.request.get(new URL("/", page.url()).href);
  const files = [...(await preview.text()).matchAll(/(?:fotos|assets)\/[\w.-]+\.(?:avif|woff2)/g)];
  expect(files.length).toBeGreaterThan(1);
  for (const [file] of files)
    await expect(await page.request.get(new URL(file, preview.url()).href)).toBeOK();
  const pushed = await promisify(execFile)("git", [
    "-C",
    repository.remote,
    "show",
    "main:content/edicion.yaml",
  ]);
  expect(pushed.stdout).toContain("Un lema que se publica");
  const listed = ["-C", repository.remote, "ls-tree", "-r", "-z", "--name-only", "main"];
  expect((await promisify(execFile)("git", listed)).stdout.split("\0")).toContain(photo);
  expect(await readFile(join(workspace.folder, "publicar.yaml"), "utf8")).toContain("github");
});

test("a failed publication is reported, and nothing is published", async ({
  page,
  workspace,
  repository,
}) => {
  await writeFile(
    join(workspace.folder, "publicar.yaml"),
    `lugar: github\ndireccion: ${repository.address}\n`,
  );
  await page.getByRole("button", { name: "Publicar…" }).click();
  const dialog = page.getByRole("dialog", { name: "Publicar" });
  await expect(dialog.getByRole("button", { name: "Publicar ahora" })).toBeEnabled();
  await writeFile(join(workspace.folder, "src/otro.txt"), "de otra mano");
  await publish(page);
  await expect(dialog.getByRole("status")).toContainText("No quedó publicado");
  await expect(dialog.getByRole("log")).toContainText("src/otro.txt");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const right = await readFile(fileOf(workspace, "edicion"), "utf8");
  await writeFile(fileOf(workspace, "edicion"), right.replace("dia: sábado", "dia: domingo"));
  await page.getByRole("button", { name: "Publicar…" }).click();
  await expect(dialog).toContainText("Hay 1 por corregir");
  await expect(dialog.getByRole("button", { name: "Publicar ahora" })).toBeDisabled();
});
