import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";
import { spanishScore } from "./spanish-words.ts";

/**
 * How the bytes of a text were written down before UTF-8; the names are for people and known to
 * iconv-lite. The order decides between equals: Windows, Excel for Mac, programs of the time of DOS.
 */
const singleByteEncodings = ["Windows-1252", "Macintosh", "CP850"] as const;
export type TextEncoding =
  | "UTF-8"
  | "UTF-16 LE"
  | "UTF-16 BE"
  | (typeof singleByteEncodings)[number];

/** Bytes whose words are weighed: a list of some 20,000 people. */
const WORDS_SAMPLE = 1_000_000;

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

/**
 * Reads a text as spreadsheets save it, without its byte order mark. `null` when the bytes are no
 * text. The encodings of one byte a letter come last, since every byte means something in each: the
 * one that makes most Spanish words is taken.
 */
export function decodeText(bytes: Buffer): DecodedText | null {
  const encoding = detectEncoding(bytes);
  // Several Node releases decode "windows-1252" as ISO-8859-1 (nodejs/node#56542).
  const text = iconv.decode(bytes, encoding);
  return text.includes("\0") ? null : { text, encoding };
}

function detectEncoding(bytes: Buffer): TextEncoding {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "UTF-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "UTF-16 LE";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "UTF-16 BE";
  return isUtf8(bytes) ? "UTF-8" : likeliest(bytes.subarray(0, WORDS_SAMPLE));
}

function likeliest(sample: Buffer): TextEncoding {
  const scored = singleByteEncodings.map((encoding) => ({
    encoding,
    score: spanishScore(iconv.decode(sample, encoding)),
  }));
  const sensible = scored.filter(({ score }) => score > 0);
  return sensible.toSorted((a, b) => b.score - a.score)[0]?.encoding ?? "Windows-1252";
}

/**
 * Whether `text` is UTF-8 that some program took for Windows-1252 (`NuÃ±ez`): its bytes in
 * Windows-1252 make valid UTF-8, which real names practically never do.
 */
export function looksMisread(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is "beyond ASCII"
  if (/^[\x00-\x7f]*$/.test(text)) return false;
  const bytes = iconv.encode(text, "win1252");
  return iconv.decode(bytes, "win1252") === text && isUtf8(bytes);
}
