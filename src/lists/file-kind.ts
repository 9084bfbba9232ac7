import { latin1 } from "./csv/code-pages.ts";
import { decodeText } from "./csv/decode-text.ts";
import { archiveKind } from "./other-files/archives.ts";
import type { FileKind } from "./other-files/kinds.ts";
import { signatures } from "./other-files/signatures.ts";
import { textKind } from "./other-files/texts.ts";

/** The bytes that show the kind of a text. */
const HEAD = 4000;

/** Detects the kind of a file from its bytes; its name is ignored. */
export function fileKind(bytes: Uint8Array): FileKind {
  const head = latin1(bytes.subarray(0, 200));
  if (head.startsWith("PK\x03\x04")) return archiveKind(bytes, head);
  const known = signatures.find(({ matches }) => matches(head, bytes.length));
  if (known) return { kind: "other", name: known.name, advice: known.advice };
  return textKind(beginning(bytes)) ?? { kind: "text" };
}

/** The first lines, in whichever encoding; without a mark, UTF-16 shows by its zeros. */
function beginning(bytes: Uint8Array): string {
  const part = bytes.subarray(0, HEAD);
  const [first, second] = part;
  if (first !== 0 && second === 0) return new TextDecoder("utf-16le").decode(part);
  if (first === 0 && second !== 0) return new TextDecoder("utf-16be").decode(part);
  return decodeText(part)?.text ?? "";
}
