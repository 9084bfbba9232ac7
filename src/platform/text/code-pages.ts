/** Encodings with one byte per letter, which were used before UTF-8; the names are for people. */
export type CodePage = "Windows-1252" | "Macintosh" | "CP850";

/** The letters of the bytes from 128 on, as the Encoding Standard has them; it lacks CP850. */
const upperHalves: Readonly<Record<CodePage, string>> = {
  "Windows-1252":
    "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",
  Macintosh:
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
  CP850:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
};
const aboveAscii = /[\u0080-\u00ff]/g;

/** The order decides between equal scores: Windows, Excel for Mac, programs of the time of DOS. */
export const codePages: readonly CodePage[] = ["Windows-1252", "Macintosh", "CP850"];

/** The number of arguments in one call. */
const CHUNK = 8192;

/** Decodes the bytes as ISO 8859-1. */
export function latin1(bytes: Uint8Array): string {
  const chunks = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, chunk) =>
    String.fromCharCode(...bytes.subarray(chunk * CHUNK, (chunk + 1) * CHUNK)),
  );
  return chunks.join("");
}

/** Decodes bytes; every byte is valid in each of these encodings. */
export function decodeBytes(bytes: Uint8Array, page: CodePage): string {
  const letters = upperHalves[page];
  return latin1(bytes).replace(aboveAscii, (byte) => letters.charAt(byte.charCodeAt(0) - 0x80));
}

/**
 * The bytes of `text`; `null` if a letter has none. LibreOffice reads bytes without a letter as letters of
 * the private use area.
 */
export function encoded(text: string, page: CodePage): Uint8Array | null {
  const bytes = Array.from(text, (letter) => {
    if (/[\0-\x7f]/.test(letter)) return letter.charCodeAt(0);
    if (/[\uf180-\uf1ff]/.test(letter)) return letter.charCodeAt(0) & 0xff;
    const above = upperHalves[page].indexOf(letter);
    return above < 0 ? -1 : above + 0x80;
  });
  return bytes.includes(-1) ? null : Uint8Array.from(bytes);
}

/**
 * Decodes UTF-8 that a program took for one of these encodings: `NuÃ±ez` is `Nuñez`. `null` for other texts:
 * the bytes of real names are practically never Latin letters in UTF-8.
 */
export function undoMisreading(text: string): string | null {
  // Misread, a letter becomes two or more, all beyond ASCII.
  if (!/[\u0080-\uffff]{2}/.test(text)) return null;
  for (const page of codePages) {
    const bytes = encoded(text, page);
    const decoded = bytes === null ? null : strictUtf8(bytes);
    if (decoded !== null && !/[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u.test(decoded)) {
      return decoded;
    }
  }
  return null;
}

/** `null` if the bytes are not UTF-8. */
function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return decodeURIComponent(
      Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
    );
  } catch {
    return null;
  }
}
