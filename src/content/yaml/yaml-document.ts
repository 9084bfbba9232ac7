import {
  type Document,
  isCollection,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  type ScalarTag,
  visit,
} from "yaml";
import { stringifyString, stringTag } from "yaml/util";

/** The maximum length of a line; longer texts are folded. */
const LINE_WIDTH = 100;

/** Texts that survive folding, because YAML reads a folded line break as a single space. */
const foldable = /^\S+(?: \S+)*$/;

/** Opens a YAML text without faults for changes; comments are part of its nodes. */
export function openDocument(source: string): Document {
  const text = source.replaceAll("\r\n", "\n");
  const written = new Map<Scalar, WrittenText>();
  const document: Document = parseDocument(text, {
    logLevel: "error",
    customTags: (tags) => tags.map((tag) => (tag === stringTag ? textsAsWritten(written) : tag)),
  });
  if (document.errors.length > 0) throw new Error("The file has faults of syntax");
  visit(document, {
    Scalar(_, scalar) {
      const lines = linesOf(scalar, text);
      if (lines) written.set(scalar, { value: scalar.value, lines });
    },
  });
  keepHeader(document);
  return document;
}

/** A text's value, and its lines as they were written, without their indentation. */
interface WrittenText {
  readonly value: unknown;
  readonly lines: readonly string[];
}

function linesOf({ range, type }: Scalar, source: string): string[] | null {
  const [start = 0, end = 0] = range ?? [];
  const [first = "", ...others] = source.slice(start, end).replace(/\n+$/, "").split("\n");
  // The library writes blocks whose indentation or last line breaks matter.
  if (type?.startsWith("BLOCK") && !/^[|>]-? *(?:#.*)?$/.test(first)) return null;
  const indents = others.filter((line) => line.trim() !== "").map((line) => line.search(/[^ ]/));
  const indent = Math.min(...indents);
  return [first, ...others.map((line) => line.slice(indent))];
}

/** Writes texts that did not change with the quotes and line breaks that they had. */
function textsAsWritten(written: ReadonlyMap<unknown, WrittenText>): ScalarTag {
  return {
    ...stringTag,
    stringify(scalar, context, onComment, onChompKeep) {
      const text = written.get(scalar);
      if (text === undefined || text.value !== scalar.value) {
        const asText = { ...context, actualString: true };
        return stringifyString(scalar, asText, onComment, onChompKeep);
      }
      // The first line of a block holds its comment.
      if (text.lines[0]?.includes("#") && scalar.type?.startsWith("BLOCK")) onComment?.();
      const [first, ...others] = text.lines;
      return [first, ...others.map((line) => (line === "" ? "" : context.indent + line))].join(
        "\n",
      );
    },
  };
}

/** The library attaches the comment at the top of a file to its first field, which may be removed. */
function keepHeader(document: Document): void {
  const { contents } = document;
  if (!isCollection(contents)) return;
  const [item] = contents.items;
  const first = isPair(item) ? item.key : item;
  if (!isNode(first) || !first.commentBefore) return;
  const [own = "", ...above] = first.commentBefore.split("\n\n").toReversed();
  if (above.length > 0) {
    document.commentBefore = above.toReversed().join("\n\n");
    first.commentBefore = own;
  } else {
    contents.commentBefore = own;
    first.commentBefore = null;
  }
}

/** Writes the document with the line breaks of `source`. */
export function writeDocument(document: Document, source: string): string {
  const text = document.toString({ lineWidth: LINE_WIDTH, flowCollectionPadding: false });
  return source.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
}

/** Creates a node for `value`: long texts are folded, lists of words are on one line. */
export function createNode(document: Document, value: unknown): Node {
  const node = document.createNode(value);
  visit(node, {
    Scalar: (_, scalar) => setScalar(scalar, scalar.value),
    Seq(_, list) {
      list.flow = list.items.every(isScalar);
    },
  });
  if (isSeq(node) && node.items.length > 0 && document.contents === null) node.flow = false;
  return node;
}

/** Sets the value of `scalar`, keeping its comments and quotes. */
export function setScalar(scalar: Scalar, value: unknown): void {
  scalar.value = value;
  const isLong = typeof value === "string" && value.length > LINE_WIDTH && foldable.test(value);
  if (isLong) scalar.type = "BLOCK_FOLDED";
  else if (scalar.type?.startsWith("BLOCK")) delete scalar.type;
}
