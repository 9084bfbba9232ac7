import { decodeHTML } from "entities/decode";

/** Codes may be encoded twice, as in `&amp;ntilde;`. */
const MOST_ROUNDS = 3;

/**
 * Decodes letters that a program wrote in the code of HTML (`&ntilde;`, `&#241;`) or JSON (`\u00f1`);
 * `null` if there are none. The signs of other codes make a name doubtful anyway.
 */
export function decodedLetters(text: string): string | null {
  let decoded = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) decoded = decodedOnce(decoded);
  return decoded === text ? null : decoded;
}

function decodedOnce(text: string): string {
  return (
    decodeHTML(text)
      // `MU&NTILDE;OZ`, from a list that was put into capitals afterwards.
      .replace(/&[A-Z]{2,};/g, (entity) => {
        const letter = decodeHTML(entity.toLowerCase());
        return letter.startsWith("&") ? entity : letter.toUpperCase();
      })
      .replace(/\\u([\da-f]{4})/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
  );
}
