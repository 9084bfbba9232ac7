import { Document, isScalar, isSeq, visit } from "yaml";

/** Longest line of content, in letters; a longer text is folded. */
const LINE_WIDTH = 100;

/** Where lines of a folded text meet, a single space is read. */
const foldable = /^\S+(?: \S+)*$/;

/** `key: value` as a block whose first line stands at `indent` already. */
export function writePair(key: string, value: unknown, indent: number): string {
  return written({ [key]: value }, indent);
}

/** What follows `key: ` for a value in a block at `indent`. */
export function writeValue(value: unknown, indent: number): string {
  return writePair("k", value, indent).slice("k: ".length);
}

/** `value` as an element of a list whose dashes stand at `indent`; the first line is indented too. */
export function writeItem(value: unknown, indent: number): string {
  return " ".repeat(indent) + written([value], indent);
}

/** `value` as a whole file. */
export function writeRoot(value: unknown): string {
  return written(value, 0);
}

/** Long texts as organisers write them, folded on lines of their own; short lists on one line. */
function written(value: unknown, indent: number): string {
  const document = new Document(value);
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value !== "string" || scalar.value.length <= LINE_WIDTH) return;
      if (foldable.test(scalar.value)) scalar.type = "BLOCK_FOLDED";
    },
    Seq(key, list) {
      // Not the list around an element, or that is the file.
      if (key !== null && isSeq(list) && list.items.every(isScalar)) list.flow = true;
    },
  });
  return document
    .toString({ lineWidth: LINE_WIDTH - indent, flowCollectionPadding: false })
    .replace(/[ \t\n]+$/, "")
    .replace(/\n(?=[^\n])/g, `\n${" ".repeat(indent)}`);
}
