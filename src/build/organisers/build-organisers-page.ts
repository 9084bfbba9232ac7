import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  ORGANISERS_FILE,
  ORGANISERS_ROOT,
  type PageFacts,
} from "../../domain/organisers/page-facts.ts";
import { escapeHtml } from "../../domain/text/escape-html.ts";
import { bundlePage } from "../bundling/bundle-page.ts";
import { pageHtml } from "../bundling/page-html.ts";
import type { BuiltFonts } from "../fonts/fonts.ts";

/**
 * Builds the organisers' page into `siteFolder`, beside the visitors' page, whose icon it uses.
 * `accentRule` is the style rule of the edition's accent, if it has one.
 */
export async function buildOrganisersPage(
  siteFolder: string,
  facts: PageFacts,
  accentRule: string,
  fonts: BuiltFonts,
): Promise<void> {
  const entry = "src/apps/organise/main.tsx";
  const built = await bundlePage(siteFolder, { entry, name: "organizar", accentRule, fonts });
  await writeFile(join(siteFolder, ORGANISERS_FILE), organisersHtml(facts, built));
}

export function organisersHtml(
  facts: PageFacts,
  { script, sheet }: { readonly script: string; readonly sheet: string },
): string {
  const edition = escapeHtml(JSON.stringify(facts));
  const body = `<div id="${ORGANISERS_ROOT}" data-edition="${edition}"></div><noscript>Esta página necesita JavaScript.</noscript>`;
  return pageHtml({ title: "Organizar", script, sheet, body });
}
