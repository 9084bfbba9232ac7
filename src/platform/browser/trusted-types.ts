/** The only markup that libraries may insert: the paths of an icon. */
const ICON = /^(?:<\/?(?:svg|use|path|circle)(?:\s+[a-z:-]+="[^"<>]*")*\s*\/?>|\s)*$/i;
const HANDLER = /\son[a-z]+=|javascript:/i;

export function isIcon(markup: string): boolean {
  return ICON.test(markup) && !HANDLER.test(markup);
}

/** Allows the lightbox's icons and the background's worker; the browser refuses all other markup and script. */
export function installTrustedTypes(): void {
  try {
    window.trustedTypes?.createPolicy("default", {
      createHTML: (markup) => (isIcon(markup) ? markup : null),
      createScriptURL: (address) =>
        new URL(address, document.baseURI).origin === location.origin ? address : null,
    });
  } catch {
    // Another script, such as an extension's, has already installed a default policy.
  }
}

/** TypeScript's library lacks them. */
interface TrustedTypeRules {
  /** Returns the string to use instead of `value`, or `null` to refuse it. */
  readonly createHTML?: (value: string) => string | null;
  readonly createScriptURL?: (value: string) => string | null;
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: TrustedTypeRules): unknown };
  }
}
