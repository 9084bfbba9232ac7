import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { certificateMarks } from "./built-certificates.ts";

/**
 * The printed colours of the middle and the corner of a disc in this colour on a transparent
 * background.
 */
async function printed(colour: string, width = 900) {
  const folder = await temporaryFolder();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="900"><ellipse cx="${width / 2}" cy="450" rx="${width / 2}" ry="450" fill="${colour}"/></svg>`;
  await sharp(Buffer.from(svg)).png().toFile(join(folder, "a.png"));
  const marks = await certificateMarks({ logo: "a.png" }, folder, [join(folder, "cache")]);
  expect(marks.crests).toEqual([]);
  const jpeg = Buffer.from(marks.logo?.split(",")[1] ?? "", "base64");
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray(3 * (y * info.width + x)).subarray(0, 3)];
  return { info, corner: at(1, 1), middle: at(info.width >> 1, info.height >> 1) };
}

test("a mark is printed on white, within its box", async () => {
  const { info, corner, middle } = await printed("#c30f24");
  expect(info).toMatchObject({ format: "raw", width: 500, height: 500 });
  expect(Math.min(...corner)).toBeGreaterThan(245);
  expect(middle[0]).toBeGreaterThan(150);
  expect((await printed("#c30f24", 3000)).info.width).toBe(780);
});

test("a mark that is too light for paper gets a dark background", async () => {
  const { corner, middle } = await printed("#fdfdf8");
  expect(Math.max(...corner)).toBeLessThan(60);
  expect(Math.min(...middle)).toBeGreaterThan(200);
});
