import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { themeColours } from "../../src/site/styles/theme-colours.ts";

const wrong =
  "carnet;nombre;No. Ticket\n2490-21-104512;Ana Lucía Pérez;17\n2490-21;José Tzul;18\n2490-22-87341;;19\n";
const right =
  "carnet;nombre;No. Ticket\n2490-21-104512;Ana Lucía Pérez;17\n2490-21-99120;José Tzul;18\n2490-22-87341;Íngrid Xol;19\n";

/** A list that is refused, and the same list once it is corrected, as a terminal shows them. */
export async function takeListPicture(browser: Browser, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "convencion-"));
  try {
    await writeFile(join(folder, "lista.csv"), wrong);
    const refused = await importList(folder, []);
    await writeFile(join(folder, "lista.csv"), right);
    const shown = [
      "$ npm run participantes -- importar lista.csv",
      refused,
      "$ npm run participantes -- importar lista.csv --simular",
      await importList(folder, ["--simular"]),
      "$ npm run participantes -- importar lista.csv",
      await importList(folder, []),
    ].join("\n");
    await takeTerminalPicture(browser, shown, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs the order in `folder`; resolves with all it wrote, whether it took the list or not. */
function importList(folder: string, options: readonly string[]): Promise<string> {
  const program = ["--import", import.meta.resolve("tsx"), join(process.cwd(), "src/cli/main.ts")];
  const env = { ...process.env, DATABASE_URL: `sqlite:${join(folder, "convencion.db")}` };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...program, "importar", "lista.csv", ...options],
      { cwd: folder, env },
      (_refused, stdout, stderr) => resolve(`${stdout}${stderr}`),
    );
  });
}

async function takeTerminalPicture(browser: Browser, text: string, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 400 } });
  await page.setContent("<pre></pre>");
  const screen = page.locator("pre");
  await screen.evaluate(
    (pre, [shown, { ground, text: ink }]) => {
      pre.textContent = shown;
      Object.assign(pre.style, {
        margin: "0",
        padding: "24px",
        color: ink,
        background: ground,
        font: "16px/1.5 monospace",
        whiteSpace: "pre-wrap",
      });
    },
    [text, themeColours] as const,
  );
  await sharp(await screen.screenshot())
    .webp({ quality: 90 })
    .toFile(file);
  await page.close();
}
