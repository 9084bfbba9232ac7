import lighthouse, { type Config } from "lighthouse";
import type { Browser } from "puppeteer-core";

/** How the phone is throttled: by Lighthouse's simulation, or by the browser. */
export type Throttling = "simulate" | "devtools";

/** All in milliseconds, except the layout shift. */
export interface Speed {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
}

/** The page never stops drawing; after this time, everything has been painted. */
const PATIENCE_MS = 30_000;

/**
 * For these audits Lighthouse makes V8 count executed code, which delays the first paint of any page
 * by 20 to 35 ms. They have no weight in the score.
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

/** Lighthouse's scores, out of 100. */
export async function measureMarks(browser: Browser, address: string): Promise<number[]> {
  const { categories } = await run(browser, address, { extends: "lighthouse:default" });
  return Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100));
}

/** Every run is a first visit, because Lighthouse would otherwise keep the previous run's cookies. */
async function run(browser: Browser, address: string, config: Config) {
  const session = await browser.target().createCDPSession();
  await session.send("Storage.clearCookies");
  await session.detach();
  const port = Number(new URL(browser.wsEndpoint()).port);
  const result = await lighthouse(address, { port, output: "json", logLevel: "silent" }, config);
  if (!result) throw new Error("Lighthouse gave no result");
  return result.lhr;
}
