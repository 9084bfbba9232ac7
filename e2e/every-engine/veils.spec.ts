import sharp from "sharp";
import { themeColours } from "../../src/site/styles/theme-colours.ts";
import { expect, test } from "../testing/every-engine.ts";
import { arrivedAt } from "../testing/settled.ts";

test.use({ visit: { width: 1280, height: 844, reducedMotion: true } });

/** The ground as three numbers. */
const ground = [1, 3, 5].map((at) => Number.parseInt(themeColours.ground.slice(at, at + 2), 16));
/** Less than this apart, two colours are the same to the eye, but not to a good screen. */
const APART = 4;

for (const section of ["inicio", "sede", "tematicas"]) {
  test(`veils are of exactly the ground's colour in ${section}`, async ({ visitor, engine }) => {
    // GTK's WebKit rounds what it blends to within one level.
    const rounding = engine === "webkit" ? 1 : 0;
    await visitor.open(`/#${section}`);
    await visitor.evaluate(arrivedAt, section);
    const points = await visitor.evaluate(pointsOfVeils);
    expect(points.length).toBeGreaterThan(10);
    const shot = sharp(await visitor.screenshot()).removeAlpha();
    const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
    const almost = points.filter(([x, y]) => {
      const at = (y * info.width + x) * 3;
      const off = ground.map((part, channel) => Math.abs(part - (data[at + channel] ?? 0)));
      const most = Math.max(...off);
      return most > rounding && most < APART;
    });
    expect(almost).toEqual([]);
  });
}

/** Pixels of the window within each veil and within both steps of its edge. Runs in the page. */
function pointsOfVeils(): [x: number, y: number][] {
  const shown = [...document.querySelectorAll(".veil")].map((veil) => veil.getBoundingClientRect());
  return shown
    .flatMap(({ left, right, top, bottom }) =>
      [-1, 4, 12].flatMap((out) =>
        [left - out, right + out].flatMap((x) =>
          [top - out, (top + bottom) / 2, bottom + out].map((y): [number, number] => [
            Math.round(x),
            Math.round(y),
          ]),
        ),
      ),
    )
    .filter(([x, y]) => x > 0 && y > 0 && x < innerWidth - 1 && y < innerHeight - 1);
}
