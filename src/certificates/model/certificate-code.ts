/** Digits and letters that nobody confuses when reading them aloud or copying them: no 0, 1, I, O. */
const SYMBOLS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/** 80 random bits, 5 in each symbol, so that nobody finds a certificate by trying. */
const LENGTH = 16;

/** A code such as `K7QF-2M9X-4TRB-HW6C`, of 16 random bytes: the low 5 bits of each. */
export function codeFrom(bytes: Uint8Array): string {
  if (bytes.length < LENGTH) throw new RangeError("A code needs 16 random bytes");
  return grouped(Array.from(bytes.slice(0, LENGTH), (byte) => SYMBOLS[byte % 32]).join(""));
}

/** The code in what somebody typed, in any spelling, or at the end of an address; `null` if there is none. */
export function readCode(text: string): string | null {
  const [address = ""] = text.split(/[?#]/);
  const [written = ""] = address.split(/[/:]/).filter(Boolean).slice(-1);
  const symbols = written
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  const isCode = symbols.length === LENGTH && [...symbols].every((each) => SYMBOLS.includes(each));
  return isCode ? grouped(symbols) : null;
}

/** Whether it is a code as `codeFrom` writes it. */
export const isCode = (text: string) => readCode(text) === text;

function grouped(symbols: string): string {
  return symbols.replace(/(.{4})(?=.)/g, "$1-");
}
