import lighthouse, { type Config } from "lighthouse";
import type { Browser } from "puppeteer-core";

/** How the phone is slowed down: by Lighthouse's model, or by the browser itself. */
export type Throttling = "simulate" | "devtools";

/** Milliseconds, but the layout shift. */
export interface Speed {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
}

/** A page that draws all the time never comes to rest; this long after, all has been painted. */
const PATIENCE_MS = 30_000;

/**
 * For these Lighthouse lets V8 count which code runs, which costs 20 to 35 ms before the first paint
 * on any page. They weigh nothing.
 */
const COVERAGE_AUDITS = ["unused-javascript", "script-treemap-data"];

export async function measureSpeed(
  browser: Browser,
  address: string,
  throttlingMethod: Throttling,
): Promise<Speed> {
  const { audits } = await run(browser, address, {
    extends: "lighthouse:default",
    settings: {
      onlyCategories: ["performance"],
      skipAudits: COVERAGE_AUDITS,
      throttlingMethod,
      throttling: { cpuSlowdownMultiplier: 4 },
      maxWaitForLoad: PATIENCE_MS,
    },
  });
  const audit = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    firstPaint: audit("first-contentful-paint"),
    largestPaint: audit("largest-contentful-paint"),
    blocked: audit("total-blocking-time"),
    shift: audit("cumulative-layout-shift"),
  };
}

/** Lighthouse's marks of 100. */
export async function measureMarks(browser: Browser, address: string): Promise<number[]> {
  const { categories } = await run(browser, address, { extends: "lighthouse:default" });
  return Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100));
}

/** Every run is a visitor's first: Lighthouse keeps the cookies of the run before. */
async function run(browser: Browser, address: string, config: Config) {
  const session = await browser.target().createCDPSession();
  await session.send("Storage.clearCookies");
  await session.detach();
  const port = Number(new URL(browser.wsEndpoint()).port);
  const result = await lighthouse(address, { port, output: "json", logLevel: "silent" }, config);
  if (!result) throw new Error("Lighthouse gave no result");
  return result.lhr;
}
