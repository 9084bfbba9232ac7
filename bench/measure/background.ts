import type { Browser, CDPSession, Page } from "puppeteer-core";
import { pause, type Screen, withBrowser, withPage } from "./tools/browser.ts";
import { pageFolders } from "./tools/build-pages.ts";
import { cpuOfTree, serveScript } from "./tools/processes.ts";
import type { Part, Row, Table } from "./tools/report.ts";
import { median } from "./tools/statistics.ts";

const kinds = ["ours", "usual", "none"] as const;
type Kind = (typeof kinds)[number];

interface Scene {
  readonly screen: Screen;
  readonly pointer: "idle" | "moving";
  /** How many times slower than this machine the main thread is made. */
  readonly slowdown: 1 | 4;
}

interface Load {
  /** Milliseconds of the main thread, of each second. */
  readonly main: number;
  /** Milliseconds of processor time of the whole browser over all threads, of each second. */
  readonly cpu: number | null;
  /** Frames drawn a second. */
  readonly frames: number;
}

const scenes: readonly Scene[] = (["desktop", "phone"] as const).flatMap((screen) =>
  (["idle", "moving"] as const).flatMap((pointer) =>
    ([1, 4] as const).map((slowdown) => ({ screen, pointer, slowdown })),
  ),
);

/** Until a background has loaded and the browser has calmed down. */
const SETTLE_MS = 2500;
const POINTER_STEP_MS = 14;

/** Measures the background alone on a page, beside tsParticles and beside an empty page. */
export async function measureBackground(quick: boolean): Promise<Part> {
  const rounds = quick ? 1 : 3;
  const watched = quick ? 2500 : 4000;
  const server = await serveScript("static", pageFolders.background);
  const loads = new Map<string, Load[]>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const scene of scenes) {
        for (const kind of kinds) {
          const load = await withBrowser((browser) =>
            measureLoad(browser, `${server.address}/${kind}.html`, scene, watched),
          );
          const key = keyOf(scene, kind);
          loads.set(key, [...(loads.get(key) ?? []), load]);
        }
      }
    }
  } finally {
    await server.stop();
  }
  return {
    tables: tablesOf(loads),
    notes: [
      `The background alone on a page, ${rounds} run(s) of ${watched / 1000} s each, interleaved, a fresh browser each; medians. Milliseconds of each second.`,
      "The slowdown of the developer tools reaches the main thread only: for a worker at 4x see the 1x column. There is no graphics processor: all is drawn in software.",
    ],
    raw: Object.fromEntries(loads),
  };
}

async function measureLoad(
  browser: Browser,
  address: string,
  scene: Scene,
  watched: number,
): Promise<Load> {
  return withPage(browser, scene.screen, async (page) => {
    await page.goto(address, { waitUntil: "load" });
    const client = await page.createCDPSession();
    await client.send("Performance.enable");
    await client.send("Emulation.setCPUThrottlingRate", { rate: scene.slowdown });
    await pause(SETTLE_MS);
    const countFrames = await startCountingFrames(page);
    const root = browser.process()?.pid ?? 0;
    const begin = { at: performance.now(), main: await mainThread(client), cpu: cpuOfTree(root) };
    if (scene.pointer === "moving") await movePointer(page, watched);
    else await pause(watched);
    const seconds = (performance.now() - begin.at) / 1000;
    const cpu = cpuOfTree(root);
    const main = await mainThread(client);
    return {
      main: (main - begin.main) / seconds,
      cpu: cpu === null || begin.cpu === null ? null : (cpu - begin.cpu) / seconds,
      frames: (await countFrames()) / seconds,
    };
  });
}

/** Milliseconds that the main thread has been busy so far. */
async function mainThread(client: CDPSession): Promise<number> {
  const { metrics } = await client.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

async function movePointer(page: Page, duration: number): Promise<void> {
  const { width, height } = page.viewport() ?? { width: 0, height: 0 };
  const begun = performance.now();
  for (let turn = 0; performance.now() - begun < duration; turn += 0.09) {
    const x = width * (0.5 + 0.35 * Math.cos(turn));
    const y = height * (0.5 + 0.35 * Math.sin(turn * 0.7));
    await page.mouse.move(x, y);
    await pause(POINTER_STEP_MS);
  }
}

/** Every frame begins with wiping the canvas, here and there, in a worker and on the page. */
async function startCountingFrames(page: Page): Promise<() => Promise<number>> {
  const place = page.workers()[0] ?? page;
  await place.evaluate(() => {
    const counter = globalThis as unknown as { framesDrawn: number };
    counter.framesDrawn = 0;
    for (const Context of [
      globalThis.CanvasRenderingContext2D,
      globalThis.OffscreenCanvasRenderingContext2D,
    ]) {
      if (!Context) continue;
      const wipe = Context.prototype.clearRect;
      // Without a name: the tool that strips types would call a function the page has not got.
      Context.prototype.clearRect = function (...area) {
        counter.framesDrawn += 1;
        wipe.apply(this, area);
      };
    }
  });
  return () => place.evaluate(() => (globalThis as unknown as { framesDrawn: number }).framesDrawn);
}

function keyOf({ screen, pointer, slowdown }: Scene, kind: Kind): string {
  return `${screen} ${pointer} ${slowdown}x ${kind}`;
}

function tablesOf(loads: ReadonlyMap<string, readonly Load[]>): Table[] {
  const middle = (scene: Scene, kind: Kind, of: (load: Load) => number | null) =>
    median((loads.get(keyOf(scene, kind)) ?? []).map((load) => of(load) ?? Number.NaN));
  const columns = ["ours", "tsParticles", "no background", "ours / tsParticles"];
  const table = (title: string, rowOf: (scene: Scene) => Row): Table => ({
    title,
    columns,
    rows: scenes.map(rowOf),
  });
  const figures = (scene: Scene, of: (load: Load) => number | null) => {
    const [ours = 0, usual = 0, none = 0] = kinds.map((kind) => middle(scene, kind, of));
    return {
      ours,
      ratio: ours / usual,
      texts: [ours, usual, none].map((value) => value.toFixed(1)),
    };
  };
  const name = ({ screen, pointer, slowdown }: Scene) => `${screen}, ${pointer}, ${slowdown}x`;
  return [
    table("Main thread, ms a second", (scene) => {
      const { ours, ratio, texts } = figures(scene, ({ main }) => main);
      const limit = scene.pointer === "idle" ? 0.03 : 0.4;
      const onPhone = scene.screen === "phone" && scene.slowdown === 4 && scene.pointer === "idle";
      return {
        figure: name(scene),
        values: [...texts, ratio.toFixed(3)],
        asked: `≤ ${limit}${onPhone ? ", ≤ 20 ms" : ""}`,
        holds: ratio <= limit && (!onPhone || ours <= 20),
      };
    }),
    table("All threads, ms a second", (scene) => {
      const { ratio, texts } = figures(scene, ({ cpu }) => cpu);
      const asked = scene.screen === "phone" && scene.slowdown === 1 && scene.pointer === "idle";
      return {
        figure: name(scene),
        values: [...texts, ratio.toFixed(2)],
        ...(asked && { asked: "≤ 0.25", holds: ratio <= 0.25 }),
      };
    }),
    table("Frames drawn a second", (scene) => {
      const { ours, ratio, texts } = figures(scene, ({ frames }) => frames);
      const limit = scene.screen === "desktop" ? 55 : 30;
      return {
        figure: name(scene),
        values: [...texts, ratio.toFixed(2)],
        asked: `≥ ${limit}`,
        holds: ours >= limit,
      };
    }),
  ];
}
