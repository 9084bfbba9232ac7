import { describe, expect, test } from "vitest";
import { undoMisreading } from "#platform/text/code-pages.ts";
import { decodeText } from "./decode-text.ts";

const utf8Bom = [0xef, 0xbb, 0xbf];

describe("decodeText", () => {
  test("trusts the byte order mark of UTF-8, so that a broken letter is reported in its place", () => {
    const bytes = Buffer.from([...utf8Bom, 0x61, 0xf1, 0x62]);
    expect(decodeText(bytes)).toEqual({ text: "a\ufffdb", encoding: "UTF-8" });
  });
});

describe("undoMisreading", () => {
  test("does not suspect correct names", () => {
    const mayan = ["KÄ’ Ixim", "ACHË’ Tzoc", "KÄ‘ Ixim", "KÄ´ Ixim"];
    for (const name of [
      ...mayan,
      "Núñez",
      "João",
      "Zoë Ångström",
      "Ana",
      "😀 Ana",
      "Łukasz",
      "Ñ",
    ]) {
      expect(undoMisreading(name)).toBeNull();
    }
  });
});
