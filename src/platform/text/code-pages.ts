/** Encodings with one byte per letter, which were used before UTF-8; the names are for people. */
export type CodePage = "Windows-1252" | "Macintosh" | "CP850";

/** Encodings as which spreadsheets of other countries read UTF-8 and Windows-1252. */
type ForeignPage = "windows-1250" | "windows-1251" | "iso-8859-2";

/** The letters of the bytes from 128 on, as the Encoding Standard has them; it lacks CP850. */
const upperHalves: Readonly<Record<CodePage | ForeignPage, string>> = {
  "Windows-1252":
    "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",
  Macintosh:
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
  CP850:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
  "windows-1250":
    "€\u0081‚\u0083„…†‡\u0088‰Š‹ŚŤŽŹ\u0090‘’“”•–—\u0098™š›śťžź\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙",
  "windows-1251":
    "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u0098™љ›њќћџ\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя",
  "iso-8859-2":
    "\u0080\u0081\u0082\u0083\u0084\u0085\u0086\u0087\u0088\u0089\u008a\u008b\u008c\u008d\u008e\u008f\u0090\u0091\u0092\u0093\u0094\u0095\u0096\u0097\u0098\u0099\u009a\u009b\u009c\u009d\u009e\u009f\u00a0Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u00adŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙",
};
const aboveAscii = /[\u0080-\u00ff]/g;

/** The order decides between equal scores: Windows, Excel for Mac, programs of the time of DOS. */
export const codePages: readonly CodePage[] = ["Windows-1252", "Macintosh", "CP850"];

const CHUNK = 8192;

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

/** The bytes of `text`, also of LibreOffice's private letters for bytes without one; `null` if one has none. */
export function encoded(text: string, page: CodePage | ForeignPage): Uint8Array | null {
  const bytes = Array.from(text, (letter) => {
    // Some programs read the bytes as ISO 8859-1, which has control characters up to 9F.
    if (/[\0-\x9f]/.test(letter)) return letter.charCodeAt(0);
    if (/[\uf180-\uf1ff]/.test(letter)) return letter.charCodeAt(0) & 0xff;
    const above = upperHalves[page].indexOf(letter);
    return above < 0 ? -1 : above + 0x80;
  });
  return bytes.includes(-1) ? null : Uint8Array.from(bytes);
}

/** `Nuñez` for `NuÃ±ez`, UTF-8 that was misread once or twice; `null` for others, real names among them. */
export function undoMisreading(text: string): string | null {
  // A misread letter becomes two or more, all beyond ASCII. A Kaqchikel vowel before a glottal stop looks alike.
  if (!/[\u0080-\uffff]{2}/.test(text.replace(glottalStop, ""))) return null;
  const pages = [...codePages, "windows-1250", "iso-8859-2", "windows-1251"] as const;
  const readings = pages.flatMap((page) => {
    const bytes = encoded(text, page);
    const decoded = bytes === null ? null : strictUtf8(bytes);
    return decoded === null || otherScript.test(decoded) ? [] : decoded;
  });
  const reading = readings.find((each) => spanish.test(each)) ?? readings[0] ?? null;
  return reading && (undoMisreading(reading) ?? reading);
}

const glottalStop = /[ÄË][’‘´]/g;
const otherScript = /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u;
const spanish = /^[ -~ñáéíóúüäëïöºª]*$/i;

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
