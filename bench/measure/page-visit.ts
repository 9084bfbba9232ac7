import type { Browser } from "puppeteer-core";
import { pause, withPage } from "./tools/browser.ts";

/** What counts as the first view: everything up to so long after the load event. */
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
    return page.evaluate(() => Number(Reflect.get(globalThis, "longestInteraction")));
  });
}

/** Runs in the page: what Interaction to Next Paint is computed from. */
function watchInteractions(): void {
  let longestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Entries without an id are not of a press or a key, such as hovering.
      if (!("interactionId" in entry) || !entry.interactionId) continue;
      longestInteraction = Math.max(longestInteraction, entry.duration);
      Object.assign(globalThis, { longestInteraction });
    }
  }).observe({ type: "event", buffered: true });
}

/** Bytes over the wire, headers and all, that a phone gets before it scrolls. */
export function weighFirstView(browser: Browser, address: string): Promise<number> {
  return withPage(browser, "phone", async (page) => {
    let bytes = 0;
    const client = await page.createCDPSession();
    await client.send("Network.enable");
    client.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    // The browser reports a worker's script apart from the page's files, and only its headers' length.
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
