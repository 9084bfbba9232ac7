import { readFileSync } from "node:fs";
import { toBuffer } from "bwip-js/node";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { passCode } from "#site/check/pass/pass-code.ts";
import { carnets } from "#testing/carnets.ts";
import { readCode } from "../session/read-code.ts";
import { decodeFrame, prepareDecoder } from "./decode-frame.ts";

const ana = "2490-21-104512";
const people = new Map([[ana, { carnet: ana, nombre: "Ana", numeroTicket: "1" }]]);

await prepareDecoder({
  wasmBinary: readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm").buffer,
});

/** The codes that the door reads in a picture, in as many frames as there are ways of reading one. */
async function readingsOf(picture: Sharp, list = people) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const frames = [0, 1, 2, 3].map((count) => {
    const pixels = new Uint8ClampedArray(data);
    return decodeFrame({ ...info, data: pixels, colorSpace: "srgb" } as ImageData, count);
  });
  const codes = (await Promise.all(frames)).flat();
  return [...new Set(codes.map((code) => readCode(code, list, carnets)))];
}

test.each([
  ["card-code93", ana],
  ["card-itf", ana],
  ["card-pdf417", ana],
  ["code39-check-character", ana],
  ["pass-low-contrast", ana],
  ["qr-card-with-expiry", ana],
  ["qr-address-with-date", null],
])("%s is read as %s", async (name, carnet) => {
  expect(await readingsOf(sharp(`${import.meta.dirname}/testing/${name}.png`))).toEqual([carnet]);
});

test.each(["code39", "microqrcode", "micropdf417", "datamatrix"])(
  "a %s of somebody who is not on the list is a carnet",
  async (bcid) => {
    const look = { scale: 4, padding: 12, backgroundcolor: "FFFFFF" };
    const code = await toBuffer({ bcid, text: ana, ...look });
    expect(await readingsOf(sharp(code), new Map())).toEqual([ana]);
  },
);

test("a pass of which a sixteenth is covered is read", async () => {
  const { size, data: rows } = passCode(ana);
  const pixels = Buffer.from(rows.flat().map((isDark) => (isDark ? 15 : 235)));
  const scratch = { width: 62, height: 62, channels: 3, background: "#787878" } as const;
  const picture = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * 12, size * 12, { kernel: "nearest" })
    .composite([{ input: { create: scratch }, left: 153, top: 220 }])
    .png()
    .toBuffer();
  expect(await readingsOf(sharp(picture))).toEqual([ana]);
});
