import { setTimeout as pause } from "node:timers/promises";
import lighthouse, { type Config } from "lighthouse";
import { launch, type Page } from "puppeteer-core";
import { launchOptions } from "../../e2e/engines/chromium.ts";
import { agreeOnTime, setClock } from "../../e2e/testing/visitor.ts";
import type { Measured } from "./compare.ts";

const phone = { width: 412, height: 823, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true };

/** Opens the only page of a new browser, on a phone whose clock shows `instant`, for `work`. */
async function onPhone<R>(instant: string, work: (page: Page) => Promise<R>): Promise<R> {
  const { executablePath = "chromium", args = [] } = launchOptions();
  // Renderers of the browser's own would be counted with the page's.
  const noPopups = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup";
  const browser = await launch({ executablePath, args: [...args, noPopups] });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(phone);
  await page.evaluateOnNewDocument(setClock, instant);
  await page.evaluateOnNewDocument(agreeOnTime);
  const result = await work(page);
  await browser.close();
  return result;
}

/** Lighthouse's figures on slow 4G and a slow processor, simulated unless `label` is "applied". */
export function measureSpeed(url: string, instant: string, label: string): Promise<Measured> {
  return onPhone(instant, async (page) => {
    const settings: Config["settings"] = {
      onlyCategories: ["performance"],
      // They make V8 count executed code, which delays the first paint of any page.
      skipAudits: ["unused-javascript", "script-treemap-data"],
      throttlingMethod: label === "applied" ? "devtools" : "simulate",
    };
    const result = await lighthouse(url, {}, { extends: "lighthouse:default", settings }, page);
    const audits = result?.lhr.audits ?? {};
    const audit = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const details = audits["network-requests"]?.details;
    const requests = details?.type === "table" ? details.items : [];
    return {
      [`score, ${label}`]: 100 * (result?.lhr.categories.performance?.score ?? Number.NaN),
      [`FCP, ${label}, ms`]: audit("first-contentful-paint"),
      [`LCP, ${label}, ms`]: audit("largest-contentful-paint"),
      [`blocking, ${label}, ms`]: audit("total-blocking-time"),
      [`layout shift, ${label}`]: audit("cumulative-layout-shift"),
      [`first view, ${label}, kB`]: audit("total-byte-weight") / 1000,
      [`requests, ${label}`]: requests.filter(({ transferSize }) => transferSize !== 0).length,
    };
  });
}

/** Processor time at full speed: of the main thread, and of all the renderer's threads. */
export function measureWork(url: string, instant: string): Promise<Measured> {
  return onPhone(instant, async (page) => {
    const session = await page.createCDPSession();
    const system = await page.browser().target().createCDPSession();
    const threads = async () => {
      const { processInfo } = await system.send("SystemInfo.getProcessInfo");
      const renderers = processInfo.filter(({ type }) => type === "renderer");
      return 1000 * renderers.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    };
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const before = await threads();
    await Promise.all([page.goto(url), pause(2000)]);
    const { metrics } = await session.send("Performance.getMetrics");
    const tasks = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
    await pause(1000);
    const height = Number(await page.evaluate("document.documentElement.scrollHeight"));
    const gesture = { x: 200, y: 400, yDistance: -height, speed: 4000 };
    await session.send("Input.synthesizeScrollGesture", gesture);
    const measured: Measured = {
      "main thread in 2 s, ms": 1000 * tasks,
      "processor of load and scroll, ms": (await threads()) - before,
    };
    const places = {
      "idle at the top, ms/s": () => page.evaluate("scrollTo({ top: 0, behavior: 'instant' })"),
      "idle below, ms/s": () => page.evaluate("scrollTo({ top: 3000, behavior: 'instant' })"),
      "idle in a hidden tab, ms/s": async () => (await page.browser().newPage()).bringToFront(),
    };
    for (const [figure, go] of Object.entries(places)) {
      await go();
      // Animations that the scroll has begun come to their end.
      await pause(6000);
      const begun = await threads();
      await pause(10_000);
      measured[figure] = ((await threads()) - begun) / 10;
    }
    return measured;
  });
}

const presses = {
  "dialog, ms": "#inicio [commandfor]",
  "letter, ms": "dialog[open] input",
  "year, ms": "#ediciones [role=tab][aria-selected=false]",
  "carousel, ms": "#sede [aria-label=Siguiente]",
  "bio, ms": "#ponentes button[aria-expanded]",
};

/** Records the longest of the events of which Interaction to Next Paint is computed. */
const watchInteractions = `new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) {
    if (interactionId) longestInteraction = Math.max(longestInteraction, duration);
  }
}).observe({ type: "event", durationThreshold: 16 })`;

/** Milliseconds from a press to the frame that shows its result, on a processor four times slower. */
export function measurePresses(url: string, instant: string): Promise<Measured> {
  return onPhone(instant, async (page) => {
    await page.goto(url);
    await page.evaluate(watchInteractions);
    await pause(6000);
    await page.emulateCPUThrottling(4);
    const measured: Measured = {};
    for (const [figure, selector] of Object.entries(presses)) {
      const control = await page.waitForSelector(selector);
      await control?.scrollIntoView();
      await pause(1000);
      await page.evaluate("longestInteraction = 16");
      await (figure === "letter, ms" ? control?.press("2") : control?.tap());
      // The browser reports it after the frame, and nothing shorter than 16 ms.
      await pause(1000);
      measured[figure] = Number(await page.evaluate("longestInteraction"));
      if (figure === "letter, ms") await page.keyboard.press("Escape");
    }
    return measured;
  });
}
