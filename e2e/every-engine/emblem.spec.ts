import sharp from "sharp";
import { themeColours } from "../../src/site/styles/theme-colours.ts";
import { expect, test } from "../testing/every-engine.ts";
import { arrivedAt } from "../testing/settled.ts";

test.use({ visit: { width: 1280, height: 844, reducedMotion: true } });

test("the emblem's nodes are discs, red or lit", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.evaluate(arrivedAt, "inicio");
  const points = await visitor.evaluate(pointsInDiscs);
  expect(points.length).toBeGreaterThan(20);
  const shot = sharp(await visitor.screenshot()).removeAlpha();
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
  const colours = points.map(([x, y]) => {
    const at = (y * info.width + x) * 3;
    return `#${data.subarray(at, at + 3).toString("hex")}`;
  });
  const ofDiscs: readonly string[] = [themeColours.red, themeColours.yellow];
  const bare = colours.filter((colour) => !ofDiscs.includes(colour));
  expect(bare).toEqual([]);
});

/** Four pixels of the window inside each disc, well away from its middle. Runs in the page. */
function pointsInDiscs(): [x: number, y: number][] {
  const nodes = document.querySelector<SVGPathElement>("#inicio path[data-nodes]");
  const toWindow = nodes?.getScreenCTM();
  const places = nodes?.getAttribute("d")?.matchAll(/M\s*([\d.-]+)[\s,]+([\d.-]+)/gi) ?? [];
  return [...places].flatMap(([, x, y]) =>
    [-3, 3].flatMap((right) =>
      [-3, 3].map((down): [number, number] => {
        const { x: left, y: top } = new DOMPoint(
          Number(x) + right,
          Number(y) + down,
        ).matrixTransform(toWindow ?? undefined);
        return [Math.floor(left), Math.floor(top)];
      }),
    ),
  );
}
