/** Encodings with one byte per letter, which were used before UTF-8; the names are for people. */
export type CodePage = "Windows-1252" | "Macintosh" | "CP850";

/** The upper half of CP850, which `TextDecoder` does not know. */
const CP850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";
const aboveAscii = /[\u0080-\u00ff]/g;

/** The number of arguments in one call. */
const CHUNK = 8192;

/** Decodes the bytes as ISO 8859-1, which `TextDecoder` treats as Windows-1252. */
export function latin1(bytes: Uint8Array): string {
  const chunks = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, chunk) =>
    String.fromCharCode(...bytes.subarray(chunk * CHUNK, (chunk + 1) * CHUNK)),
  );
  return chunks.join("");
}

/** Decodes bytes; every byte is valid in each of these encodings. */
export function decodeBytes(bytes: Uint8Array, page: CodePage): string {
  if (page !== "CP850") return new TextDecoder(page).decode(bytes);
  return latin1(bytes).replace(aboveAscii, (byte) => CP850.charAt(byte.charCodeAt(0) - 0x80));
}

const bytesOf = new Map<CodePage, ReadonlyMap<string, number>>();

/**
 * Encodes `text`; `null` if a letter cannot be encoded. LibreOffice reads bytes without a letter as letters of
 * the private use area.
 */
export function encoded(text: string, page: CodePage): Uint8Array | null {
  let letters = bytesOf.get(page);
  if (letters === undefined) {
    const all = Array.from({ length: 256 }, (_, byte) => byte);
    letters = new Map(all.map((byte) => [decodeBytes(Uint8Array.of(byte), page), byte]));
    bytesOf.set(page, letters);
  }
  const bytes = Array.from(text, (letter) =>
    /[\uf180-\uf1ff]/.test(letter) ? letter.charCodeAt(0) & 0xff : (letters.get(letter) ?? -1),
  );
  return bytes.includes(-1) ? null : Uint8Array.from(bytes);
}
