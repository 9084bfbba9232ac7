import { decodeHTML } from "entities/decode";

/** Codes may be coded again, as in `&amp;ntilde;`. */
const MOST_ROUNDS = 3;

/**
 * Decodes letters that a program wrote in a code: HTML (`&ntilde;`, `&#241;`), JSON (`\u00f1`), URLs
 * (`%C3%B1`), e-mails (`=C3=B1`) and LaTeX (`\~n`). `null` if there are none.
 */
export function decodedLetters(text: string): string | null {
  let decoded = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = decodedOnce(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded === text ? null : decoded;
}

function decodedOnce(text: string): string {
  if (!/[&\\%=]/.test(text)) return text;
  const plain = decodeHTML(text)
    // `MU&NTILDE;OZ`, from a list that was put into capitals afterwards.
    .replace(/&[A-Z]{2,};/g, (entity) => {
      const letter = decodeHTML(entity.toLowerCase());
      return letter.startsWith("&") ? entity : letter.toUpperCase();
    })
    .replace(/\\[uU]\{?([\da-fA-F]{4})\}?/g, fromHex)
    .replace(/\\x([\da-fA-F]{2})/g, fromHex)
    .replace(/\\(['"`^~])\{?\\?([A-Za-z])\}?/g, (_, accent: string, letter: string) =>
      (letter + latexMarks[accent]).normalize("NFC"),
    );
  const mail = plain.replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, words: string) =>
    words.replaceAll("_", " "),
  );
  return ["%", "="].reduce(decodedBytes, mail);
}

const fromHex = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));

const latexMarks: Readonly<Record<string, string>> = {
  "'": "\u0301",
  '"': "\u0308",
  "`": "\u0300",
  "^": "\u0302",
  "~": "\u0303",
};

/** Decodes runs of bytes written as `%C3%B1` or `=C3=B1`, in UTF-8 or Windows-1252. */
function decodedBytes(text: string, sign: string): string {
  const high = new RegExp(`(?:${sign}[89A-Fa-f][0-9A-Fa-f])+`, "g");
  if (!high.test(text)) return text;
  const words = text.replace(high, (run) => {
    const bytes = Uint8Array.from(run.slice(1).split(sign), (hex) => Number.parseInt(hex, 16));
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      return new TextDecoder("windows-1252").decode(bytes);
    }
  });
  return sign === "%" ? words.replace(/%20|\+/g, " ") : words.replaceAll("=20", " ");
}
