import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "puppeteer-core";
import { pause, type Screen, withBrowser, withPage } from "./tools/browser.ts";
import { cpuOfTree, serveOurs } from "./tools/processes.ts";
import type { Part, Row } from "./tools/report.ts";
import { median } from "./tools/statistics.ts";

/** Per second: milliseconds of the main thread and of all threads, and drawn frames. */
interface Load {
  readonly main: number;
  readonly cpu: number;
  readonly frames: number;
}

const SETTLE_MS = 5000;
const screens = ["phone", "desktop"] as const;
const leastFrames = { phone: 30, desktop: 55 };

/** Measures the page with a moving background, and with a still one, as with reduced motion. */
export async function measureBackground(quick: boolean): Promise<Part> {
  const rounds = quick ? 1 : 5;
  const folder = await mkdtemp(join(tmpdir(), "convencion-bench-"));
  const server = await serveOurs(join(folder, "bench.db"));
  const moving: Record<Screen, Load[]> = { phone: [], desktop: [] };
  const still: Record<Screen, Load[]> = { phone: [], desktop: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const screen of screens) {
        const measure = (motion: boolean) =>
          withBrowser((browser) => measureLoad(browser, server.address, screen, motion));
        moving[screen].push(await measure(true));
        still[screen].push(await measure(false));
      }
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
  const row = (screen: Screen): Row => {
    const middle = (loads: Record<Screen, Load[]>, key: keyof Load) =>
      median(loads[screen].map((load) => load[key]));
    const frames = middle(moving, "frames");
    return {
      figure: screen,
      values: [
        middle(moving, "main"),
        middle(still, "main"),
        middle(moving, "cpu"),
        middle(still, "cpu"),
        frames,
      ].map((value) => value.toFixed(1)),
      asked: `≥ ${leastFrames[screen]} and ≤ 60 frames`,
      holds: frames >= leastFrames[screen] && frames <= 60,
    };
  };
  return {
    tables: [
      {
        title: "ms of each second",
        columns: ["main thread", "at rest", "all threads", "at rest", "frames a second"],
        rows: screens.map(row),
      },
    ],
    notes: [
      `Our page, ${rounds} run(s) of 4 s, a fresh browser each, medians. Without a graphics processor: all is drawn in software.`,
    ],
    raw: { moving, still },
  };
}

function measureLoad(
  browser: Browser,
  address: string,
  screen: Screen,
  motion: boolean,
): Promise<Load> {
  return withPage(browser, screen, async (page) => {
    const value = motion ? "no-preference" : "reduce";
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value }]);
    const begun = motion && new Promise((resolve) => page.once("workercreated", resolve));
    await page.goto(address, { waitUntil: "load" });
    await begun;
    await pause(SETTLE_MS);
    const countFrames = await startCountingFrames(page);
    const root = browser.process()?.pid ?? 0;
    const before = { at: performance.now(), main: await mainThread(page), cpu: cpuOfTree(root) };
    await pause(4000);
    const seconds = (performance.now() - before.at) / 1000;
    return {
      cpu: (cpuOfTree(root) - before.cpu) / seconds,
      main: ((await mainThread(page)) - before.main) / seconds,
      frames: (await countFrames()) / seconds,
    };
  });
}

/** Milliseconds for which the main thread has been busy so far. */
async function mainThread(page: Page): Promise<number> {
  const { TaskDuration = 0 } = await page.metrics();
  return TaskDuration * 1000;
}

/** Counts frames by `clearRect`, with which every frame of the worker begins. */
async function startCountingFrames(page: Page): Promise<() => Promise<number>> {
  const [worker] = page.workers();
  if (!worker) return async () => 0; // At rest.
  await worker.evaluate(() => {
    Object.assign(globalThis, { framesDrawn: 0 });
    const { prototype } = OffscreenCanvasRenderingContext2D;
    const wipe = prototype.clearRect;
    // The method has no name, because the type stripper would insert a helper that the worker does
    // not have.
    prototype.clearRect = function (...area) {
      Object.assign(globalThis, { framesDrawn: Reflect.get(globalThis, "framesDrawn") + 1 });
      wipe.apply(this, area);
    };
  });
  return () => worker.evaluate(() => Number(Reflect.get(globalThis, "framesDrawn")));
}
