import { expect, test } from "../testing/every-engine.ts";
import { recordMoves } from "../testing/moves.ts";
import { arrivedAt } from "../testing/settled.ts";

for (const width of [390, 768, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ visit: { width, height: 844, preload: recordMoves } });

    test("nothing moves while the page loads", async ({ visitor }) => {
      await visitor.open("/");
      await visitor.evaluate(arrivedAt, "inicio");
      expect(await visitor.evaluate(() => globalThis.moves)).toEqual([]);
    });

    test("nothing moves when the sheet of styles comes late", async ({ visitor, slowSite }) => {
      const release = slowSite.hold(/styles-.*\.css/);
      await visitor.goTo(slowSite.address);
      await expect.poll(() => visitor.evaluate(firstFrames)).toBe(true);
      release();
      await visitor.evaluate(arrivedAt, "inicio");
      expect(await visitor.evaluate(() => globalThis.moves)).toEqual([]);
    });

    test("nothing moves when the page pauses inside its first screen", async ({
      visitor,
      slowSite,
    }) => {
      const release = slowSite.pauseBefore("<dl");
      await visitor.goTo(slowSite.address);
      await expect.poll(() => visitor.evaluate(titleHasWaited)).toBe(true);
      release();
      await visitor.evaluate(arrivedAt, "inicio");
      expect(await visitor.evaluate(() => globalThis.moves)).toEqual([]);
    });
  });
}

/** Whether the first screen has been shown for some frames. Runs in the page. */
async function firstFrames(): Promise<boolean> {
  if (!document.querySelector("#inicio a")) return false;
  for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
  return true;
}

/**
 * Whether the title alone has been there for some frames, or for a second in a browser that draws none
 * before the first screen is complete. Runs in the page.
 */
async function titleHasWaited(): Promise<boolean> {
  if (!document.querySelector("#titulo")) return false;
  const second = new Promise((resolve) => setTimeout(resolve, 1000));
  for (let frame = 0; frame < 12; frame += 1) {
    await Promise.race([second, new Promise(requestAnimationFrame)]);
  }
  return document.readyState === "loading";
}
