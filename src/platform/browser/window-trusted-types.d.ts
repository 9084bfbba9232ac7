/** Trusted Types, which TypeScript's library lacks. */
interface TrustedTypeRules {
  /** Returns the string to use instead of `value`, or `null` to refuse it. */
  readonly createHTML?: (value: string) => string | null;
  readonly createScriptURL?: (value: string) => string | null;
}

interface Window {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedTypeRules): unknown };
}
