import { decodeHTML } from "entities/decode";

/**
 * Decodes letters that a program wrote in the code of HTML (`&ntilde;`, `&#241;`) or JSON (`\u00f1`);
 * `null` if there are none.
 */
export function decodedLetters(text: string): string | null {
  const decoded = decodeHTML(text).replace(/\\u([\da-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decoded === text ? null : decoded;
}
