import { escapeHtml } from "../../domain/text/escape-html.ts";
import { themeOf } from "../colours/theme.ts";

const { background, text, accent, yellow } = themeOf({});

/** A page that lists the faults of the content when there is no edition to show. */
export function faultsPage(faults: readonly string[]): string {
  return `<!doctype html>
<html lang="es-GT">
<head><meta charset="utf-8"><title>El contenido tiene errores</title>
<style>body{margin:0;background:${background}}</style></head>
<body>${faultsOverlay(faults)}</body>
</html>`;
}

/** The same list, as an overlay on the page of the last valid edition. */
export function faultsOverlay(faults: readonly string[]): string {
  const items = faults.map((fault) => `<li><pre>${escapeHtml(fault)}</pre></li>`).join("");
  return `<style>
.content-faults{position:fixed;z-index:99;inset:auto 0 0;max-height:85vh;overflow:auto;padding:1rem 1.5rem;color:${text};background:${background};border-top:4px solid ${accent};font:1rem/1.5 system-ui}
.content-faults summary{color:${yellow};font-size:1.25rem;font-weight:700;cursor:pointer}
.content-faults li{margin:.75rem 0 0 1.75rem;list-style:decimal}
.content-faults pre{white-space:pre-wrap}
</style>
<details class="content-faults" role="alert" open><summary>El contenido tiene errores</summary>
<p>La página vuelve sola en cuanto los corrija y guarde.</p><ol>${items}</ol></details>`;
}
