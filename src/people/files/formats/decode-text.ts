import { type CodePage, codePages, decodeBytes } from "#platform/text/code-pages.ts";
import { spanishScore } from "./spanish-words.ts";

const labels = { "UTF-8": "utf-8", "UTF-16 LE": "utf-16le", "UTF-16 BE": "utf-16be" } as const;

type Unicode = keyof typeof labels;

/** The number of bytes to score: a list of some 20,000 people. */
const WORDS_SAMPLE = 1_000_000;

/**
 * Decodes a text as spreadsheets save it, without its byte order mark; `null` if the bytes are not
 * text. Single-byte encodings come last, because every byte is valid in each: the one with most
 * Spanish words wins.
 */
export function decodeText(bytes: Uint8Array) {
  const marked = encodingOfMark(bytes);
  const text = marked === null ? strictUtf8(bytes) : new TextDecoder(labels[marked]).decode(bytes);
  const decoded = text === null ? likeliest(bytes) : { text, encoding: marked ?? "UTF-8" };
  return decoded.text.includes("\0") ? null : decoded;
}

function encodingOfMark(bytes: Uint8Array): Unicode | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "UTF-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "UTF-16 LE";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "UTF-16 BE" : null;
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function likeliest(bytes: Uint8Array) {
  const sample = bytes.subarray(0, WORDS_SAMPLE);
  const scoreOf = (encoding: CodePage) => spanishScore(decodeBytes(sample, encoding));
  const scored = codePages.map((encoding) => ({ encoding, score: scoreOf(encoding) }));
  const sensible = scored.filter(({ score }) => score > 0);
  const best = sensible.toSorted((a, b) => b.score - a.score)[0]?.encoding ?? "Windows-1252";
  return { text: decodeBytes(bytes, best), encoding: best };
}
