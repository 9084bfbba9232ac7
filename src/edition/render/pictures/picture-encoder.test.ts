import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { type EncodedPicture, encodePicture } from "./picture-encoder.ts";

const SLOT = { widths: [360, 640, 960, 1440] };

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

/** A photo of two colours, by default red on the left and blue on the right. */
function photo(width: number, height: number, [left, right] = ["#ff0000", "#0000ff"]) {
  const half = { create: { width: width / 2, height, channels: 3, background: right } } as const;
  const whole = sharp({ create: { width, height, channels: 3, background: left ?? "" } });
  return whole.composite([{ input: half, left: width / 2, top: 0 }]).png();
}

async function encode(
  name: string,
  picture: Sharp,
  slot: Parameters<typeof encodePicture>[1] = SLOT,
) {
  const file = join(folder, name);
  await picture.toFile(file);
  return encodePicture(file, slot, [join(folder, "cache")]);
}

function output(picture: EncodedPicture, width: number, format = "jpg") {
  return sharp(join(picture.folder, `${picture.id}-${width}.${format}`));
}

async function pixel(picture: Sharp, left: number, top: number): Promise<number[]> {
  const region = { left, top, width: 1, height: 1 };
  return [...(await picture.extract(region).removeAlpha().raw().toBuffer())];
}

test("a photo taken with the phone on its side comes out upright", async () => {
  const sideways = photo(800, 400).withMetadata({ orientation: 6 }).jpeg();
  const picture = await encode("vertical.jpg", sideways);
  expect(picture).toMatchObject({ width: 400, height: 800, widths: [360] });
  const { width, height, orientation } = await output(picture, 360).metadata();
  expect([width, height, orientation]).toEqual([360, 720, undefined]);
  const [red, , blue] = await pixel(output(picture, 360), 180, 30);
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
});

test("a photo's location and all other metadata are removed", async () => {
  const exif = {
    IFD0: { Model: "Phone" },
    IFD3: { GPSLatitude: "14/1 17/1 0/1", GPSLatitudeRef: "N" },
  };
  const picture = await encode("con-gps.jpg", photo(500, 400).withExif(exif).jpeg());
  const located = await sharp(join(folder, "con-gps.jpg")).metadata();
  expect(located.exif?.toString("latin1")).toContain("Phone");
  for (const format of ["avif", "webp", "jpg"]) {
    const { exif, xmp, iptc, icc } = await output(picture, 500, format).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({});
  }
});

test.each([
  { original: 700, widths: [360, 640] },
  { original: 900, widths: [360, 640, 900] },
])("a photo of $original pixels comes in $widths, never enlarged", async ({ original, widths }) => {
  const picture = await encode("foto.png", photo(original, 100));
  expect(picture.widths).toEqual(widths);
  for (const width of widths) {
    expect((await output(picture, width, "avif").metadata()).width).toBe(width);
  }
});

test("a changed photo of the same name has another address, because browsers keep the former one", async () => {
  const idOf = async (height: number) => (await encode("foto.png", photo(400, height))).id;
  expect(await idOf(300)).not.toBe(await idOf(200));
});

test("an evened photo is lit for the face at its focal point", async () => {
  const paleAndDark = photo(400, 300, ["#fae4ce", "#5c382a"]);
  const redOfFace = async (focus: string) => {
    const picture = await encode("retrato.png", paleAndDark, { widths: [400], evened: 1, focus });
    return (await pixel(output(picture, 400), 300, 150))[0] ?? 0;
  };
  expect(await redOfFace("75 50")).toBeGreaterThan((await redOfFace("25 50")) * 1.3);
});

test.each([
  { focus: "75 50", side: 512, colour: "blue" },
  { focus: "60 50 200", side: 256, colour: "blue" },
])(
  "a square is cut around the face at $focus, within the photo",
  async ({ focus, side, colour }) => {
    const wanted = { widths: [96, 192], squared: true, focus };
    const picture = await encode("cara.jpg", photo(1200, 800).jpeg(), wanted);
    expect(picture).toMatchObject({ width: side, height: side, widths: [96, 192] });
    const { width, height } = await output(picture, 192).metadata();
    expect([width, height]).toEqual([192, 192]);
    for (const left of [8, 184]) {
      const [red = 0, , blue = 0] = await pixel(output(picture, 192), left, 96);
      expect(red > blue ? "red" : "blue").toBe(colour);
    }
  },
);
