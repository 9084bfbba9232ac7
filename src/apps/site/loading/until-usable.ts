/** The longest wait for an idle page, in milliseconds. */
const PATIENCE = 2000;

/** Resolves once the page has loaded and is idle. */
export async function untilUsable(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout: PATIENCE });
    else setTimeout(resolve, PATIENCE / 10);
  });
}
