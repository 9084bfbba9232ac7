import { throttling } from "lighthouse/core/config/constants.js";
import type { Browser } from "puppeteer-core";
import { pause, screens } from "../tools/browser.ts";

/** From the navigation until even a slow phone has nothing left to do. */
const LOADED_MS = 9000;
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = throttling.mobileSlow4G;
/** As Lighthouse applies it, in ms and bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: requestLatencyMs,
  downloadThroughput: (downloadThroughputKbps * 1024) / 8,
  uploadThroughput: (uploadThroughputKbps * 1024) / 8,
};

/**
 * Milliseconds by which tasks after the first paint exceed 50 ms, as the page itself observes them in the
 * first tab of `browser`, which must be fresh. Nothing listens meanwhile: where the protocol's Runtime domain
 * or a trace does, as in Lighthouse, V8 collects source positions for five errors that React
 * creates while it loads, more than half of the time that is blocked at 10x.
 */
export async function measureBlocking(
  browser: Browser,
  address: string,
  rate: number,
): Promise<number> {
  // Not as a `Page`, which enables the Runtime domain.
  const tab = await browser.waitForTarget((target) => target.type() === "page");
  const session = await tab.createCDPSession();
  const { isMobile, ...size } = screens.phone;
  await session.send("Emulation.setDeviceMetricsOverride", { ...size, mobile: isMobile });
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Page.enable");
  await session.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${keepTasks})()` });
  await session.send("Page.navigate", { url: address });
  await pause(LOADED_MS);
  const { result } = await session.send("Runtime.evaluate", { expression: "blockedTime()" });
  return Number(result.value);
}

/** Runs in the page before its scripts. */
function keepTasks(): void {
  let firstPaint = 0;
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => {
    firstPaint = list.getEntriesByName("first-contentful-paint")[0]?.startTime ?? firstPaint;
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => void tasks.push(...list.getEntries())).observe({
    type: "longtask",
    buffered: true,
  });
  Object.assign(globalThis, {
    blockedTime() {
      const after = tasks.filter(({ startTime, duration }) => startTime + duration > firstPaint);
      return after.reduce((sum, { duration }) => sum + duration - 50, 0);
    },
  });
}
