import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

test("the byte order mark of UTF-8 is trusted, so that a broken letter is reported in its place", () => {
  const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0xf1, 0x62]);
  expect(decodeText(bytes)).toEqual({ text: "a\ufffdb", encoding: "UTF-8" });
});
