import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";

/** How the bytes of a text were written down; the names are for people. */
export type TextEncoding = "UTF-8" | "UTF-16 LE" | "UTF-16 BE" | "Windows-1252";

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

/** Bytes looked at to recognise UTF-16 that carries no byte order mark. */
const SAMPLE = 4096;

/**
 * Reads a text as spreadsheets save it, without its byte order mark. `null` when the bytes are no
 * text. Windows-1252 is what remains: every byte means something there, so it comes last.
 */
export function decodeText(bytes: Buffer): DecodedText | null {
  const encoding = detectEncoding(bytes);
  const text = decode(bytes, encoding).replace(/^\ufeff/, "");
  return text.includes("\0") ? null : { text, encoding };
}

function detectEncoding(bytes: Buffer): TextEncoding {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "UTF-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "UTF-16 LE";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "UTF-16 BE";
  const sample = bytes.subarray(0, SAMPLE);
  const [evenZeros, oddZeros] = zerosByParity(sample);
  // The high byte of nearly every character of a Spanish list is zero, and the low one never is.
  if (oddZeros > sample.length / 4 && evenZeros === 0) return "UTF-16 LE";
  if (evenZeros > sample.length / 4 && oddZeros === 0) return "UTF-16 BE";
  return isUtf8(bytes) ? "UTF-8" : "Windows-1252";
}

function zerosByParity(bytes: Buffer): readonly [even: number, odd: number] {
  let even = 0;
  let odd = 0;
  for (const [index, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  return [even, odd];
}

// iconv-lite because several Node releases decode "windows-1252" as ISO-8859-1 (nodejs/node#56542).
function decode(bytes: Buffer, encoding: TextEncoding): string {
  switch (encoding) {
    case "UTF-8":
      return bytes.toString("utf8");
    case "UTF-16 LE":
      return iconv.decode(bytes, "utf-16le");
    case "UTF-16 BE":
      return iconv.decode(bytes, "utf-16be");
    case "Windows-1252":
      return iconv.decode(bytes, "win1252");
  }
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
