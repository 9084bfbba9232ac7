import fc from "fast-check";
import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { decodeBytes } from "./code-pages.ts";
import { decodeText, looksMisread } from "./decode-text.ts";

const text = "Carné;Nombre\r\n2490-21-1;Íñigo Güell — «Ñandú» €\r\n";
const utf8Bom = [0xef, 0xbb, 0xbf];

describe("decodeText", () => {
  test.each([
    ["UTF-8 without a mark", iconv.encode(text, "utf8"), "UTF-8"],
    ["UTF-8 with a mark", Buffer.from([...utf8Bom, ...iconv.encode(text, "utf8")]), "UTF-8"],
    ["Windows-1252", iconv.encode(text, "win1252"), "Windows-1252"],
    ["UTF-16 LE with a mark", iconv.encode(text, "utf-16le", { addBOM: true }), "UTF-16 LE"],
    ["UTF-16 BE with a mark", iconv.encode(text, "utf-16be", { addBOM: true }), "UTF-16 BE"],
  ])("reads %s", (_, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text, encoding });
  });

  test("gives every text without null characters back from UTF-8", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (sample) => {
        fc.pre(!sample.includes("\0") && !sample.startsWith("\ufeff"));
        expect(decodeText(Buffer.from(sample, "utf8"))?.text).toBe(sample);
      }),
    );
  });

  test("believes the mark of UTF-8, so that a broken letter is found where it is", () => {
    const bytes = Buffer.from([...utf8Bom, 0x61, 0xf1, 0x62]);
    expect(decodeText(bytes)).toEqual({ text: "a\ufffdb", encoding: "UTF-8" });
  });

  test("knows bytes that are no text", () => {
    expect(decodeText(Buffer.from([1, 0, 0, 7, 9, 0, 3, 0, 0, 0]))).toBeNull();
  });
});

describe("looksMisread", () => {
  test("recognises accents of UTF-8 taken for Windows-1252", () => {
    for (const name of ["Núñez", "José", "Güell", "Ángel", "Peña"]) {
      expect(looksMisread(decodeBytes(Buffer.from(name, "utf8"), "Windows-1252"))).toBe(true);
    }
  });

  test("leaves right names alone", () => {
    for (const name of ["Núñez", "João", "Zoë Ångström", "Ana", "😀 Ana", "Łukasz", "Ñ"]) {
      expect(looksMisread(name)).toBe(false);
    }
  });
});
