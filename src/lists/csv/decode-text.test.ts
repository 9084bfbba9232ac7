import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText, undoMisreading } from "./decode-text.ts";

const utf8Bom = [0xef, 0xbb, 0xbf];

describe("decodeText", () => {
  test("gives every text without null characters back from UTF-8", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (sample) => {
        fc.pre(!sample.includes("\0") && !sample.startsWith("\ufeff"));
        expect(decodeText(Buffer.from(sample, "utf8"))?.text).toBe(sample);
      }),
    );
  });

  test("trusts the byte order mark of UTF-8, so that a broken letter is reported in its place", () => {
    const bytes = Buffer.from([...utf8Bom, 0x61, 0xf1, 0x62]);
    expect(decodeText(bytes)).toEqual({ text: "a\ufffdb", encoding: "UTF-8" });
  });

  test("recognises bytes that are not text", () => {
    expect(decodeText(Buffer.from([1, 0, 0, 7, 9, 0, 3, 0, 0, 0]))).toBeNull();
  });
});

describe("undoMisreading", () => {
  test("does not suspect correct names", () => {
    for (const name of ["Núñez", "João", "Zoë Ångström", "Ana", "😀 Ana", "Łukasz", "Ñ"]) {
      expect(undoMisreading(name)).toBeNull();
    }
  });
});
