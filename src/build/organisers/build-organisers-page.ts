import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  ORGANISERS_FILE,
  ORGANISERS_ROOT,
  type PageFacts,
} from "../../domain/organisers/page-facts.ts";
import { bundlePage } from "../bundling/bundle-page.ts";
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
  const entry = "src/apps/organise/place/main.tsx";
  const built = await bundlePage(siteFolder, { entry, name: "organizar", accentRule, fonts });
  await writeFile(join(siteFolder, ORGANISERS_FILE), organisersHtml(facts, built));
}

/**
 * The HTML of the page. Browsers must not translate it, because they would change names and tickets.
 */
export function organisersHtml(
  facts: PageFacts,
  { script, sheet }: { readonly script: string; readonly sheet: string },
): string {
  return `<!doctype html>
<html lang="es-GT" translate="no">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="google" content="notranslate">
<meta name="robots" content="noindex, nofollow">
<title>Organizar</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${sheet}">
<script type="module" src="${script}"></script>
</head>
<body><div id="${ORGANISERS_ROOT}" data-edition="${inAttribute(JSON.stringify(facts))}"></div><noscript>Esta página necesita JavaScript.</noscript></body>
</html>
`;
}

function inAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
