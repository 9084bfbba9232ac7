import type { ChildProcess } from "node:child_process";
import { type Browser, test as base, devices, expect } from "@playwright/test";
import { findFirefox } from "../../engines/firefox.ts";
import { hasWebKit, startScreen, WebKitPage } from "../../engines/webkit.ts";
import { beforeTheEvent, noFaults } from "../../testing/journey.ts";
import { agreeOnTime, recordFaults, setClock, type Visitor } from "../../testing/visitor.ts";

export type Engine = "chromium" | "firefox" | "webkit";

interface Fixtures {
  /** The visitor's time when the page opens, as an instant with offset. */
  startsAt: string;
  /** A script that runs in every page before its own, such as `(${functionOfThePage})()`. */
  preload: string;
  /** Console messages and errors that the journey causes on purpose; any other fails it. */
  expectedConsole: RegExp | null;
  /** A page with an empty profile in the project's engine. */
  visitor: Visitor;
}

interface WorkerFixtures {
  engine: Engine;
  /** A browser, or WebKit's screen; `null` if the machine does not have the engine. */
  started: Browser | { display: string; process: ChildProcess } | null;
}

/** A journey in the project's engine, on an edition two weeks away, with a console that stays silent. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ["chromium", { option: true, scope: "worker" }],
  startsAt: [beforeTheEvent, { option: true }],
  preload: ["", { option: true }],
  expectedConsole: [null, { option: true }],

  started: [
    async ({ engine, playwright, channel, launchOptions }, use) => {
      if (engine === "webkit") {
        const screen = hasWebKit() ? await startScreen() : null;
        await use(screen);
        screen?.process.kill();
      } else if (engine === "firefox" && findFirefox() === null) {
        await use(null);
      } else {
        const browser = await playwright[engine].launch({
          ...launchOptions,
          ...(channel && { channel }),
        });
        await use(browser);
        await browser.close();
      }
    },
    { scope: "worker" },
  ],

  visitor: async (
    { engine, started, startsAt, preload, expectedConsole, viewport, baseURL },
    use,
    info,
  ) => {
    test.skip(started === null, `This machine has no ${engine}`);
    const size = viewport ?? { width: 412, height: 823 };
    const before = `(${setClock})(${JSON.stringify(startsAt)}); (${agreeOnTime})(); ${preload}`;
    const faults: string[] = [];
    if (started && "display" in started) {
      const script = `(${recordFaults})(); ${before}`;
      const page = await WebKitPage.open(started.display, baseURL ?? "", size, script);
      await use(page);
      // After a failure, the page may no longer answer.
      if (info.errors.length === 0) {
        faults.push(...(await page.evaluate<string[]>(() => globalThis.faults ?? [])));
      }
      await page.close();
    } else if (started) {
      const context = await started.newContext({
        baseURL: baseURL ?? "",
        viewport: size,
        // The user agent of a headless Chromium is recognised as a robot's, whose visits are not
        // counted.
        ...(engine === "chromium" && { userAgent: devices["Pixel 7"].userAgent }),
      });
      const page = await context.newPage();
      page.on("console", (message) => faults.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
      await page.addInitScript({ content: before });
      await use(page);
      await context.close();
    }
    expect(
      faults.filter((text) => !expectedConsole?.test(text) && !noFaults.test(text)),
      "unexpected console output",
    ).toEqual([]);
  },
});

export { expect };
