import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, firefox } from "@playwright/test";
import { launchOptions } from "../engines/chromium.ts";
import { findFirefox, firefoxChannel, firefoxOptions } from "../engines/firefox/firefox.ts";
import { hasWebKit, startScreen } from "../engines/webkit/driver.ts";
import { Session } from "../engines/webkit/session.ts";
import { beforeTheEvent } from "../testing/journey.ts";
import { PlaywrightVisitor } from "../testing/playwright-visitor.ts";
import { setClock, type Visitor } from "../testing/visitor.ts";
import { WebKitVisitor } from "../testing/webkit-visitor.ts";

/** A visitor in one engine, or `null` where the machine lacks it. */
export interface EngineVisitor {
  readonly visitor: Visitor | null;
  end(): Promise<void>;
}

/** What tsx, unlike the runner of the journeys, writes into functions that run in the page. */
const ofTsx = "globalThis.__name = (target) => target;";

type Size = Readonly<Record<"width" | "height", number>>;

const missing: EngineVisitor = { visitor: null, end: async () => {} };

/** Visitors of `site` in Chromium, Firefox and WebKit, two weeks before the event. */
export async function openInEveryEngine(site: string, size: Size): Promise<EngineVisitor[]> {
  return [
    await inPlaywright(await chromium.launch(launchOptions()), site, size),
    findFirefox()
      ? await inPlaywright(
          await firefox.launch({ ...firefoxOptions(), channel: firefoxChannel }),
          site,
          size,
        )
      : missing,
    hasWebKit() ? await inWebKit(site, size) : missing,
  ];
}

async function inPlaywright(browser: Browser, baseURL: string, viewport: Size) {
  const page = await browser.newPage({ baseURL, viewport });
  await page.addInitScript(ofTsx);
  await page.addInitScript(setClock, beforeTheEvent);
  return { visitor: new PlaywrightVisitor(page), end: () => browser.close() };
}

async function inWebKit(site: string, { width, height }: Size): Promise<EngineVisitor> {
  const screen = await startScreen();
  const printTo = join(tmpdir(), "convencion-sheets.pdf");
  const session = await Session.start(screen, {
    width,
    height,
    scripts: true,
    reducedMotion: false,
    preload: [ofTsx, `(${setClock})(${JSON.stringify(beforeTheEvent)})`],
    printTo,
  });
  return {
    visitor: new WebKitVisitor(session, site, printTo),
    end: async () => {
      await session.end();
      await screen.stop();
    },
  };
}
