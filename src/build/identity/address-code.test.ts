import sharp from "sharp";
import { encode } from "uqr";
import { expect, it } from "vitest";
import { addressCode, addressCodeRule } from "./address-code.ts";

const site = "https://convencion.example.org";

it("the address is drawn as a QR code, one pixel for each module", async () => {
  const { data, info } = await sharp(await addressCode(site))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data: modules } = encode(site, { ecc: "M", border: 2 });
  expect([info.width, info.height]).toEqual([modules.length, modules.length]);
  const dark = [...data].map((level) => level < 128);
  expect(dark).toEqual(modules.flat());
});

it("writes a rule for paper alone, of less than half a kilobyte, with the address as text", async () => {
  const rule = await addressCodeRule(site);
  expect(rule).toContain('content:"convencion.example.org"');
  expect(rule).toMatch(/^@layer print\{@media print\{/);
  expect(rule.length).toBeLessThan(512);
});
