/** The header by which a server recognises a call that a browser repeats because it got no answer. */
export const REPEATED_CALL_HEADER = "idempotency-key";

/** How long a browser may repeat a call, in ms; later, the same call means a new one. */
const REPEATED_WITHIN_MS = 300_000;

const failed = new Map<string, { readonly key: string; readonly at: number }>();

/** The key of a call that sends `sent`: that of the same one if it has just failed, else a new one. */
export function keyOfCall(sent: string): string {
  const earlier = failed.get(sent);
  failed.delete(sent);
  const isRepeated = earlier !== undefined && performance.now() - earlier.at < REPEATED_WITHIN_MS;
  return isRepeated ? earlier.key : randomKey();
}

/** Notes that the call that sent `sent` failed, perhaps after the server had done it. */
export function noteFailure(sent: string, key: string): void {
  failed.set(sent, { key, at: performance.now() });
}

/** Has to be called when a call has changed something: it may have undone what a failed one did. */
export const forgetFailures = (): void => failed.clear();

/** 128 random bits, also where a page is served over plain HTTP and lacks `crypto.randomUUID`. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
