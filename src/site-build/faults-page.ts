import { themeColours } from "../site/theme-colours.ts";

/** A bare page that lists what is wrong with the content while it is being edited. */
export function faultsPage(faults: readonly string[]): string {
  const items = faults.map((fault) => `<li><pre>${escapeHtml(fault)}</pre></li>`).join("");
  return `<!doctype html>
<html lang="es-GT">
<head><meta charset="utf-8"><title>El contenido tiene errores</title>
<style>body{max-width:60rem;margin:3rem auto;padding:0 1rem;color:${themeColours.text};background:${themeColours.ground};font:1rem/1.5 system-ui}pre{white-space:pre-wrap}li{margin-block:1rem}</style></head>
<body><h1>El contenido tiene errores</h1>
<p>La página vuelve sola en cuanto los corrija y guarde.</p><ol>${items}</ol></body>
</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
