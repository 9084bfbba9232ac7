import type { Page } from "puppeteer-core";

/** Between two keys, in ms. */
const KEY_DELAY_MS = 120;

/** Milliseconds of each key, to the end of its work. */
interface Keys {
  readonly times: number[];
}

/** Runs in the page before its scripts: times each key from its press to the page's new layout. */
export function keepKeys(): void {
  const keys: Keys = { times: [] };
  let pressed = 0;
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    true,
  );
  addEventListener("input", () => {
    // React renders in a microtask after the event; a message comes after those.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      document.body.getBoundingClientRect();
      keys.times.push(performance.now() - pressed);
    };
    port2.postMessage(null);
  });
  Object.assign(globalThis, { keys });
}

/** Searches for each of `wanted`, key by key. */
export async function timeKeys(page: Page, wanted: readonly string[]): Promise<number[]> {
  const field = await page.waitForSelector("#finder");
  for (const text of wanted) {
    await field?.click({ count: 3 });
    await page.keyboard.press("Backspace");
    await page.type("#finder", text, { delay: KEY_DELAY_MS });
    await page.waitForSelector(".found li");
  }
  return page.evaluate(() => (globalThis as unknown as { keys: Keys }).keys.times);
}
