/** The only markup that libraries may insert: the paths of an icon. */
const ICON = /^(?:<\/?(?:svg|use|path|circle)(?:\s+[a-z:-]+="[^"<>]*")*\s*\/?>|\s)*$/i;
const HANDLER = /\son[a-z]+=|javascript:/i;

/** Whether markup is an icon alone, without anything that could run. */
export function isIcon(markup: string): boolean {
  return ICON.test(markup) && !HANDLER.test(markup);
}

/**
 * The page's Trusted Types policy: it allows the icons of the lightbox and the worker of the
 * background. The browser refuses every other string that would become markup or script.
 */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (markup) => (isIcon(markup) ? markup : null),
    createScriptURL: (address) =>
      new URL(address, document.baseURI).origin === location.origin ? address : null,
  });
}
