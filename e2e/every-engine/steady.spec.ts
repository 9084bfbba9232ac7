import { recordMoves } from "../testing/moves.ts";
import { arrivedAt } from "../testing/settled.ts";
import { expect, test } from "./testing/every-engine.ts";

for (const width of [390, 768, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ visit: { width, height: 844, preload: recordMoves } });

    test("nothing moves while the page loads", async ({ visitor }) => {
      await visitor.open("/");
      await visitor.evaluate(arrivedAt, "inicio");
      expect(await visitor.evaluate(() => globalThis.moves)).toEqual([]);
    });
  });
}
