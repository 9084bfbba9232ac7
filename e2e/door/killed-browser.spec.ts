import { type BrowserContext, chromium } from "@playwright/test";
import { launchOptions } from "../engines/chromium.ts";
import {
  begin,
  expect,
  head,
  jose,
  letIn,
  ofTheNetwork,
  scan,
  test,
} from "./testing/running-door.ts";

test.use({ expectedConsole: ofTheNetwork });

/** A browser with a persistent profile. */
const openBrowser = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...launchOptions(), locale: "es-GT" });

/** The id of the browser's main process, which stores its pages' data. */
async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const processes = (await session?.send("SystemInfo.getProcessInfo"))?.processInfo ?? [];
  const own = processes.find(({ type }) => type === "browser");
  if (own === undefined) throw new Error("The browser names no process of its own");
  return own.id;
}

test("an entry that was answered green survives a browser that is killed at that moment", async ({
  doors,
}, info) => {
  const folder = info.outputPath("telefono");
  const before = await openBrowser(folder);
  const page = await before.newPage();
  await begin(page, await doors.open());
  await before.setOffline(true);
  const closed = new Promise((resolve) => before.once("close", resolve));
  const browserProcess = await processOf(before);
  await page.exposeFunction("killBrowser", () => process.kill(browserProcess, "SIGKILL"));
  await page.evaluate(() => {
    const { killBrowser } = globalThis as unknown as { killBrowser(): void };
    new MutationObserver(() => {
      if (document.querySelector('[data-kind="welcome"]') !== null) killBrowser();
    }).observe(document, { subtree: true, childList: true });
  });
  await scan(page, jose.carnet).catch(() => {});
  await closed;

  const after = await openBrowser(folder);
  await after.setOffline(true);
  const again = await after.newPage();
  await again.goto(page.url());
  await expect(head(again)).toContainText("1 sin enviar");
  await after.close();
});

test("an entry survives a reload after the browser has ended the connection to its data, and lost them", async ({
  page,
  context,
  doors,
}) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function kept(...named) {
      const opening = open.apply(this, named);
      const keep = () => Object.assign(globalThis, { opened: opening.result });
      opening.addEventListener("success", keep);
      return opening;
    };
  });
  await begin(page, await doors.open());
  await context.setOffline(true);
  // As a browser does it; clearing its storage for real may go on behind the event, and delete the next database.
  await page.evaluate(async () => {
    const database: IDBDatabase = Reflect.get(globalThis, "opened" as string);
    database.close();
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(database.name).onsuccess = resolve;
    });
    database.dispatchEvent(new Event("close"));
  });
  await letIn(page, jose);
  await page.reload();
  await expect(head(page)).toContainText("1 sin enviar");
});
