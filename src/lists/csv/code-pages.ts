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

const windowsBytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    decodeBytes(Uint8Array.of(byte), "Windows-1252"),
    byte,
  ]),
);

/** Encodes `text` in Windows-1252; `null` if a letter cannot be encoded. */
export function windowsEncoded(text: string): Uint8Array | null {
  const bytes = Array.from(text, (letter) => windowsBytes.get(letter) ?? -1);
  return bytes.includes(-1) ? null : Uint8Array.from(bytes);
}
