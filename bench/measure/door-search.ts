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
export function timeSearch(page: Page, wanted: readonly string[]): Promise<number[]> {
  return timeKeys(page, wanted, "#finder", ".found li");
}

/** Types the same into an empty field that the page knows nothing of: what any key costs here. */
export async function timeFloor(page: Page, wanted: readonly string[]): Promise<number[]> {
  await page.evaluate(() => {
    const field = Object.assign(document.createElement("input"), { id: "floor" });
    field.style.cssText = "position: fixed; inset: 0 0 auto; z-index: 9";
    field.addEventListener("input", () => {});
    document.body.append(field);
  });
  const times = await timeKeys(page, wanted, "#floor", "#floor");
  await page.evaluate(() => document.querySelector("#floor")?.remove());
  return times;
}

/** Types each of `wanted` into the field, until there is what answers it. */
async function timeKeys(
  page: Page,
  wanted: readonly string[],
  field: string,
  answer: string,
): Promise<number[]> {
  const input = await page.waitForSelector(field);
  for (const text of wanted) {
    await input?.click({ count: 3 });
    await page.keyboard.press("Backspace");
    await page.type(field, text, { delay: KEY_DELAY_MS });
    await page.waitForSelector(answer);
  }
  return page.evaluate(() => (globalThis as unknown as { keys: Keys }).keys.times.splice(0));
}
