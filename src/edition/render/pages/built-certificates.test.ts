import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { certificateMarks } from "./built-certificates.ts";

test("a mark that is too light for paper gets a dark background", async () => {
  const folder = await temporaryFolder();
  const disc = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="45" fill="#fdfdf8"/></svg>',
  );
  await sharp(disc).png().toFile(join(folder, "a.png"));
  const marks = await certificateMarks({ logo: "a.png" }, folder, [join(folder, "cache")]);
  expect(marks.crests).toEqual([]);
  const jpeg = Buffer.from(marks.logo?.split(",")[1] ?? "", "base64");
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const middle = 3 * Math.floor((info.height / 2 + 0.5) * info.width);
  expect(data[0]).toBeLessThan(60);
  expect(data[middle]).toBeGreaterThan(200);
});
