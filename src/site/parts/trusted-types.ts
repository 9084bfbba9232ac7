/** What the libraries of the page may put into it as markup: the lines of an icon, nothing else. */
const ICON = /^(?:<\/?(?:svg|use|path|circle)(?:\s+[a-z:-]+="[^"<>]*")*\s*\/?>|\s)*$/i;
const HANDLER = /\son[a-z]+=|javascript:/i;

/** Whether markup is nothing but an icon, without anything that could run. */
export function isIcon(markup: string): boolean {
  return ICON.test(markup) && !HANDLER.test(markup);
}

/**
 * Lets through, under the page's Trusted Types, the icons of the lightbox and the script of the
 * background; every other string that would become markup or script is refused by the browser.
 */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (markup) => (isIcon(markup) ? markup : null),
    createScriptURL: (address) =>
      new URL(address, document.baseURI).origin === location.origin ? address : null,
  });
}
