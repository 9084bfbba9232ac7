/** Trusted Types as browsers that have them offer them; TypeScript's library does not know them yet. */
interface TrustedTypeRules {
  /** Gives the string that may be used in the place of `value`, or `null` to refuse it. */
  readonly createHTML?: (value: string) => string | null;
  readonly createScriptURL?: (value: string) => string | null;
}

interface Window {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedTypeRules): unknown };
}
