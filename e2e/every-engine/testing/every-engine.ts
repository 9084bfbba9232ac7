import { type Browser, test as base, devices, expect } from "@playwright/test";
import { findFirefox, firefoxOptions } from "../../engines/firefox/firefox.ts";
import { hasWebKit, type Screen, startScreen } from "../../engines/webkit/driver.ts";
import { Session } from "../../engines/webkit/session.ts";
import { beforeTheEvent, ofTheTools } from "../../testing/journey.ts";
import {
  agreeOnTime,
  recordFaults,
  setClock,
  type Visit,
  type Visitor,
} from "../../testing/visitor.ts";
import { PlaywrightVisitor } from "./playwright-visitor.ts";
import { WebKitVisitor } from "./webkit-visitor.ts";

export type Engine = "chromium" | "firefox" | "webkit";

interface Fixtures {
  /** The circumstances of the visit; a phone's by default. */
  visit: Partial<Visit>;
  /** Console messages and errors that the journey causes on purpose; any other fails it. */
  expectedConsole: RegExp | null;
  /** A visitor with an empty profile, in the project's engine. */
  visitor: Visitor;
}

interface WorkerFixtures {
  engine: Engine;
  /** Chromium or Firefox; `null` if the project's engine is another one, or missing. */
  started: Browser | null;
  /** The screen of WebKit's windows; `null` if the project's engine is another one, or missing. */
  webkitScreen: Screen | null;
}

const onAPhone: Visit = {
  width: 412,
  height: 823,
  reducedMotion: false,
  startsAt: beforeTheEvent,
  preload: () => {},
};

/** A journey in the project's engine, on an edition two weeks away, with a console that stays silent. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ["chromium", { option: true, scope: "worker" }],
  visit: [{}, { option: true }],
  expectedConsole: [null, { option: true }],

  started: [
    async ({ engine, playwright, channel, launchOptions }, use) => {
      const has = { chromium: true, firefox: findFirefox() !== null, webkit: false };
      const browser = has[engine]
        ? await playwright[engine].launch({ ...launchOptions, ...(channel && { channel }) })
        : null;
      await use(browser);
      await browser?.close();
    },
    { scope: "worker" },
  ],

  webkitScreen: [
    async ({ engine }, use) => {
      const screen = engine === "webkit" && hasWebKit() ? await startScreen() : null;
      await use(screen);
      await screen?.stop();
    },
    { scope: "worker" },
  ],

  visitor: async (
    { engine, started, webkitScreen, visit, expectedConsole, playwright, channel, baseURL },
    use,
    info,
  ) => {
    test.skip(started === null && webkitScreen === null, `This machine has no ${engine}`);
    const { startsAt, preload: before, ...comes } = { ...onAPhone, ...visit };
    const faults: string[] = [];
    if (webkitScreen) {
      const printTo = info.outputPath("printed.pdf");
      const preload = [
        `(${recordFaults})()`,
        `(${setClock})(${JSON.stringify(startsAt)})`,
        `(${agreeOnTime})()`,
        `(${before})()`,
      ];
      const session = await Session.start(webkitScreen, { ...comes, preload, printTo });
      const visitor = new WebKitVisitor(session, baseURL ?? "", printTo);
      await use(visitor);
      // After a failure, the page may no longer answer.
      if (info.errors.length === 0) {
        faults.push(...(await visitor.evaluate(() => globalThis.faults ?? [])));
      }
      await session.end();
    } else if (started) {
      const { width, height, reducedMotion } = comes;
      const asked = engine === "firefox" && reducedMotion;
      // Firefox takes this as a preference, which applies to the whole browser.
      const browser = asked
        ? await playwright.firefox.launch({ ...firefoxOptions(comes), ...(channel && { channel }) })
        : started;
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        viewport: { width, height },
        ...(engine === "chromium" && {
          // The user agent of a headless Chromium is recognised as a robot's, whose visits are not
          // counted.
          userAgent: devices["Pixel 7"].userAgent,
          reducedMotion: reducedMotion ? ("reduce" as const) : ("no-preference" as const),
        }),
      });
      const page = await context.newPage();
      page.on("console", (message) => faults.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
      await page.addInitScript(setClock, startsAt);
      await page.addInitScript(agreeOnTime);
      await page.addInitScript(before);
      await use(new PlaywrightVisitor(page));
      await context.close();
      if (asked) await browser.close();
    }
    expect(
      faults.filter((text) => !expectedConsole?.test(text) && !ofTheTools.test(text)),
      "unexpected console output",
    ).toEqual([]);
  },
});

export { expect };
