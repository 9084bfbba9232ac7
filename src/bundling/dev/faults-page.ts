import { escapeHtml } from "../../domain/text/escape-html.ts";

/** A page that lists the faults of the content, until they are mended. */
export function faultsPage(faults: readonly string[]): string {
  const items = faults.map((fault) => `<li><pre>${escapeHtml(fault)}</pre></li>`).join("");
  return `<!doctype html>
<html lang="es-GT">
<head><meta charset="utf-8"><title>El contenido tiene errores</title></head>
<body><h1>El contenido tiene errores</h1>
<p>La página vuelve sola en cuanto los corrija y guarde.</p><ol>${items}</ol></body>
</html>`;
}
