import type { Browser } from "puppeteer-core";
import { pause, withPage } from "./tools/browser.ts";

/** The first view includes everything up to this time after the load event. */
const FIRST_VIEW_MS = 3000;

/** Milliseconds from the tap on "Valida tu registro" to the frame with the dialog, 4x CPU. */
export function measureDialog(browser: Browser, address: string): Promise<number> {
  return withPage(browser, "phone", async (page) => {
    await page.evaluateOnNewDocument(watchInteractions);
    await page.goto(address, { waitUntil: "load" });
    await pause(FIRST_VIEW_MS);
    await page.emulateCPUThrottling(4);
    await page.tap("#inicio [commandfor]");
    await page.waitForSelector("dialog[open] input");
    await page.waitForFunction(() => "longestInteraction" in globalThis);
    // The click's own entry may come after that of the finger's touch.
    await pause(1000);
    return page.evaluate(() => Number(Reflect.get(globalThis, "longestInteraction")));
  });
}

/** Records the events from which Interaction to Next Paint is computed. Runs in the page. */
function watchInteractions(): void {
  let longestInteraction = 0;
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Entries without an id are not clicks or keys, but events such as hovering.
      if (!("interactionId" in entry) || !entry.interactionId) continue;
      longestInteraction = Math.max(longestInteraction, entry.duration);
      Object.assign(globalThis, { longestInteraction });
    }
  });
  // Short interactions are reported only when they are the first, or from this threshold on.
  const fromHere: PerformanceObserverInit & { durationThreshold: number } = {
    type: "event",
    buffered: true,
    durationThreshold: 16,
  };
  watch.observe({ type: "first-input", buffered: true });
  watch.observe(fromHere);
}

/** The bytes that a phone receives, with headers, before it scrolls. */
export function weighFirstView(browser: Browser, address: string): Promise<number> {
  return withPage(browser, "phone", async (page) => {
    let bytes = 0;
    const client = await page.createCDPSession();
    await client.send("Network.enable");
    client.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    // The browser reports a worker's script separately, with only the length of its headers.
    page.on("workercreated", ({ client: worker }) => {
      worker.on("Network.responseReceived", ({ response }) => {
        const { headers, encodedDataLength } = response;
        bytes += encodedDataLength + Number(headers["content-length"] ?? headers["Content-Length"]);
      });
    });
    await page.goto(address, { waitUntil: "load" });
    await pause(FIRST_VIEW_MS);
    return bytes;
  });
}
