import { ORGANISERS_ROOT, type PageFacts } from "#access/model/page-facts.ts";
import { escapeHtml } from "#platform/text/plain-text.ts";
import { PREVIEW_ROOT } from "#texts/model/preview.ts";

interface PageHtml {
  readonly title: string;
  readonly script: string;
  readonly sheets: readonly string[];
  readonly head?: string;
  readonly body: string;
}

/** A page that is rendered in the browser alone; a translation would change names and tickets. */
export function pageHtml({ title, script, sheets, head = "", body }: PageHtml): string {
  const styles = sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`);
  return `<!doctype html>
<html lang="es-GT" translate="no">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="google" content="notranslate">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}${styles.join("\n")}
<script type="module" src="${script}"></script>
</head>
<body>${body}</body>
</html>
`;
}

type PageFiles = Pick<PageHtml, "script" | "sheets">;

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
