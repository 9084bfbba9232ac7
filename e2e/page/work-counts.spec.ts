import { chromium, type Page } from "@playwright/test";
import { findChromium, findHeadlessShell } from "../engines/chromium.ts";
import { beforeTheEvent, expect, test as journey } from "../testing/journey.ts";
import { agreeOnTime } from "../testing/visitor.ts";

const FRAME_MS = 1000 / 60;

/**
 * A page whose time stands still and which draws nothing, unless told to. What it does in a second is
 * then the same on any machine.
 */
interface FramedPage {
  readonly page: Page;
  /** Lets milliseconds pass without a frame, and waits for the network meanwhile. */
  pass(ms: number): Promise<void>;
  /** Draws this many frames, a sixtieth of a second after one another, each after `before`. */
  draw(frames: number, before?: (frame: number) => Promise<void>): Promise<void>;
  /** Counts painted layers, computations of styles, and the most elements of one of these, during `work`. */
  countDuring(
    work: () => Promise<void>,
  ): Promise<{ paints: number; stylePasses: number; restyled: number }>;
}

const test = journey.extend<{ framed: FramedPage }>({
  framed: async ({ baseURL }, use) => {
    const executablePath = findHeadlessShell();
    const isMissing = findChromium() !== null && executablePath === null;
    test.skip(isMissing, "This machine has no chromium-headless-shell");
    const context = await chromium.launchPersistentContext("", {
      ...(executablePath !== null && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--enable-begin-frame-control",
        "--run-all-compositor-stages-before-draw",
        "--disable-new-content-rendering-timeout",
        "--disable-threaded-scrolling",
        "--disable-checker-imaging",
        "--disable-image-animation-resync",
      ],
      ...(baseURL !== undefined && { baseURL }),
      viewport: { width: 412, height: 823 },
      locale: "es-GT",
      timezoneId: "America/Guatemala",
      serviceWorkers: "block",
    });
    const browser = context.browser();
    if (!browser) throw new Error("The context has no browser");
    // Only a page that is opened with this option waits for frames.
    const opened = context.waitForEvent("page");
    const system = await browser.newBrowserCDPSession();
    await system.send("Target.createTarget", { url: "about:blank", enableBeginFrameControl: true });
    const page = await opened;
    await page.addInitScript(agreeOnTime);
    const session = await context.newCDPSession(page);
    const { virtualTimeTicksBase } = await session.send("Emulation.setVirtualTimePolicy", {
      policy: "pause",
      initialVirtualTime: Date.parse(beforeTheEvent) / 1000,
    });
    let ticks = virtualTimeTicksBase;
    const pass: FramedPage["pass"] = async (budget) => {
      const isOver = new Promise((resolve) => {
        session.once("Emulation.virtualTimeBudgetExpired", resolve);
      });
      const policy = "pauseIfNetworkFetchesPending";
      await session.send("Emulation.setVirtualTimePolicy", { policy, budget });
      await isOver;
      ticks += budget;
    };
    const draw: FramedPage["draw"] = async (frames, before) => {
      for (let frame = 1; frame <= frames; frame += 1) {
        await before?.(frame);
        await pass(FRAME_MS);
        const times = { frameTimeTicks: ticks, interval: FRAME_MS };
        await session.send("HeadlessExperimental.beginFrame", times);
      }
    };
    const countDuring: FramedPage["countDuring"] = async (work) => {
      await browser.startTracing(page, { categories: ["devtools.timeline"] });
      await work();
      const { traceEvents }: Trace = JSON.parse(String(await browser.stopTracing()));
      const paints = traceEvents.filter(({ name }) => name === "Paint").length;
      // A computation that finds nothing to do counts none.
      const passes = traceEvents
        .map(({ args }) => args?.elementCount ?? 0)
        .filter((all) => all > 0);
      return { paints, stylePasses: passes.length, restyled: Math.max(0, ...passes) };
    };
    await use({ page, pass, draw, countDuring });
    await context.close();
  },
});

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly args?: { readonly elementCount?: number };
  }[];
}

/** Opens the page and waits until it has loaded; nothing of it has been drawn then. */
async function load({ page, pass }: FramedPage): Promise<void> {
  await page.goto("/", { waitUntil: "commit" });
  while (await page.evaluate(() => document.readyState !== "complete")) await pass(1);
}

test("the page paints little, and seldom computes its styles, in its first two seconds", async ({
  framed,
}) => {
  const { paints, stylePasses } = await framed.countDuring(async () => {
    await load(framed);
    await framed.draw(120);
  });
  expect(paints).toBeLessThanOrEqual(20);
  expect(stylePasses).toBeLessThanOrEqual(12);
});

test("the page paints little while it is scrolled through", async ({ framed }) => {
  const { page, draw, countDuring } = framed;
  await load(framed);
  // The work that waits for the first rest is done.
  await draw(360);

  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const scroll = (top: number) =>
    page.evaluate((y) => {
      // Its promise settles in a later frame.
      scrollTo({ top: y, behavior: "instant" });
    }, top);
  const { paints } = await countDuring(() => draw(120, (frame) => scroll((height * frame) / 120)));
  expect(paints).toBeLessThanOrEqual(60);
});

test("the dialog makes no section restyled that is far from the window", async ({ framed }) => {
  const { page, draw, countDuring } = framed;
  await load(framed);
  await draw(120);

  const { restyled } = await countDuring(async () => {
    await page.evaluate(() =>
      document.querySelector<HTMLDialogElement>("#validacion")?.showModal(),
    );
    await draw(2);
  });
  const all = await page.evaluate(() => document.querySelectorAll("main *").length);
  expect(all).toBeGreaterThan(400);
  expect(restyled).toBeGreaterThan(0);
  expect(restyled).toBeLessThanOrEqual(150);
});
