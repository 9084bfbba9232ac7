import { ORGANISERS_ROOT, type PageFacts } from "#access/model/page-facts.ts";
import { escapeHtml } from "#platform/text/plain-text.ts";
import { PREVIEW_ROOT } from "#texts/model/preview.ts";
import { pageHtml } from "./page-html.ts";

interface PageFiles {
  readonly script: string;
  readonly sheets: readonly string[];
}

export function organisersHtml(facts: PageFacts, files: PageFiles): string {
  const edition = escapeHtml(JSON.stringify(facts));
  const body = `<div id="${ORGANISERS_ROOT}" data-edition="${edition}"></div><noscript>Esta página necesita JavaScript.</noscript>`;
  return pageHtml({ title: "Organizar", ...files, body });
}

/** The page in the preview's frame, empty until its script is sent an edition. */
export function previewHtml(files: PageFiles): string {
  const body = `<div id="${PREVIEW_ROOT}"></div>`;
  return pageHtml({ title: "La página con su borrador", ...files, body });
}
