/** Milliseconds that a busy page may be waited for. */
const PATIENCE = 2000;

/** Resolves once the page has loaded all and has a moment to spare. */
export async function untilUsable(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout: PATIENCE });
    else setTimeout(resolve, PATIENCE / 10);
  });
}
