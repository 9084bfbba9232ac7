import lighthouse, { type Config } from "lighthouse";
import desktopConfig from "lighthouse/core/config/desktop-config.js";
import type { Browser } from "puppeteer-core";

/** How the phone is slowed down: by Lighthouse's model, or in earnest by the browser. */
export type Throttling = "simulate" | "devtools";

/** Milliseconds, but the layout shift; NaN where Lighthouse reports none. */
export interface Speed {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When, on average, a pixel of the first screen looked as it does in the end. */
  readonly speedIndex: number;
  readonly blocked: number;
  readonly shift: number;
  /** Of 100. */
  readonly performance: number;
}

/** A page that draws all the time never comes to rest; this long after, all has been painted. */
const PATIENCE_MS = 30_000;

/**
 * They weigh nothing, and for them Lighthouse lets V8 count which code runs. V8 then looks through
 * the whole heap before the page is there, 20 to 35 ms, which a simulated run counted fourfold as
 * blocking, of the floors too.
 */
const COVERAGE_AUDITS = ["unused-javascript", "script-treemap-data"];

/** The files of our background; such patterns as Lighthouse takes. */
export const BACKGROUND_FILES = ["*/assets/background-*", "*/assets/particles.worker-*"];

/**
 * One run of Lighthouse as a phone, its processor `slowdown` times slower than this machine, without
 * the files that `blockedUrlPatterns` match.
 */
export async function measureSpeed(
  browser: Browser,
  address: string,
  throttlingMethod: Throttling,
  slowdown = 4,
  blockedUrlPatterns: string[] = [],
): Promise<Speed> {
  const result = await run(browser, address, {
    extends: "lighthouse:default",
    settings: {
      onlyCategories: ["performance"],
      skipAudits: COVERAGE_AUDITS,
      throttlingMethod,
      blockedUrlPatterns,
      throttling: { cpuSlowdownMultiplier: slowdown },
      maxWaitForLoad: PATIENCE_MS,
    },
  });
  // None where the page never became idle, for example because it always draws.
  const audit = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  return {
    firstPaint: audit("first-contentful-paint"),
    largestPaint: audit("largest-contentful-paint"),
    speedIndex: audit("speed-index"),
    blocked: audit("total-blocking-time"),
    shift: audit("cumulative-layout-shift"),
    performance: (result.categories.performance?.score ?? Number.NaN) * 100,
  };
}

/** Lighthouse's marks of 100, by category. */
export async function measureMarks(
  browser: Browser,
  address: string,
  screen: "phone" | "desktop",
): Promise<Record<string, number>> {
  const config: Config = screen === "desktop" ? desktopConfig : { extends: "lighthouse:default" };
  const { categories } = await run(browser, address, config);
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
}

/** Every run is a visitor's first: Lighthouse itself keeps the cookies of the run before. */
async function run(browser: Browser, address: string, config: Config) {
  const session = await browser.target().createCDPSession();
  await session.send("Storage.clearCookies");
  await session.detach();
  const port = Number(new URL(browser.wsEndpoint()).port);
  const result = await lighthouse(address, { port, output: "json", logLevel: "silent" }, config);
  return given(result?.lhr, "result");
}

function given<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`Lighthouse gave no ${what}`);
  return value;
}
