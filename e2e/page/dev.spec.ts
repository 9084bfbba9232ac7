import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect } from "@playwright/test";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { firstPort } from "../testing/ports.ts";
import { runServer } from "../testing/running-server.ts";

const copied = [
  "src",
  "package.json",
  "tsconfig.json",
  "tsconfig.domain.json",
  "index.html",
  "vite.config.ts",
];

/** `npm run dev` in a copy of the project with the frozen edition as its content, which may be broken. */
const test = base.extend<{ dev: { readonly folder: string; readonly address: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  dev: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "convencion-"));
    await Promise.all(copied.map((name) => cp(name, join(folder, name), { recursive: true })));
    await cp(frozenEdition, join(folder, "content"), { recursive: true });
    await symlink(resolve("node_modules"), join(folder, "node_modules"));
    const { address, stop } = await runServer(
      "node_modules/vite/bin/vite.js",
      folder,
      firstPort + 7,
    );
    await use({ folder, address });
    await stop();
    await rm(folder, { recursive: true, force: true });
  },
});

test("npm run dev shows each page, lists the faults of the content, and recovers when they are corrected", async ({
  page,
  dev,
}) => {
  test.slow();
  const file = join(dev.folder, "content", "edicion.yaml");
  const right = await readFile(file, "utf8");
  const title = page.getByRole("heading", { level: 1 });
  const wrong: string[] = [];
  page.on("pageerror", ({ message }) => wrong.push(message));
  // With 504 Vite asks the page to load again, once it has found another package.
  page.on("response", (answer) => {
    if (answer.status() >= 400 && answer.status() !== 504) wrong.push(answer.url());
  });
  for (const path of ["puerta", "organizar/textos", "constancia"]) {
    await page.goto(dev.address + path, { waitUntil: "networkidle" });
  }
  await page.goto(dev.address);
  await expect(title).toContainText("Convención");
  expect(wrong).toEqual([]);
  await writeFile(file, right.replace("dia: sábado", "dia: domingo"));
  const faults = page.locator("pre");
  await expect(title).toHaveText("El contenido tiene errores");
  await expect(faults).toHaveCount(1);
  await expect(faults).toContainText("content/edicion.yaml:");
  await expect(faults).toContainText("qué hacer:");

  await writeFile(file, right.replace("titulo: Convención", "titulo: Gran Convención"));
  await expect(title).toContainText("Gran Convención");
});
