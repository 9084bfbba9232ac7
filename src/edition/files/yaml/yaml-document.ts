import * as yaml from "yaml";

/** The maximum length of a line; longer texts are folded. */
const LINE_WIDTH = 100;

/** Texts that survive folding, because YAML reads a folded line break as a single space. */
const foldable = /^\S+(?: \S+)*$/;

/** Opens a YAML text without faults for changes; comments are part of its nodes. */
export function openDocument(source: string): yaml.Document {
  const document: yaml.Document = yaml.parseDocument(source.replace(/\r\n?/g, "\n"), {
    logLevel: "error",
  });
  if (document.errors.length > 0) throw new Error("The file has faults of syntax");
  keepHeader(document);
  return document;
}

/** The library attaches the comment at the top of a file to its first field, which may be removed. */
function keepHeader(document: yaml.Document): void {
  const { contents } = document;
  if (!yaml.isCollection(contents)) return;
  const [item] = contents.items;
  const first = yaml.isPair(item) ? item.key : item;
  if (!yaml.isNode(first) || !first.commentBefore) return;
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
export function writeDocument(document: yaml.Document, source: string): string {
  const text = document.toString({ lineWidth: LINE_WIDTH, flowCollectionPadding: false });
  return source.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
}

/** Creates a node for `value`: long texts are folded, lists of words are on one line. */
export function createNode(document: yaml.Document, value: unknown): yaml.Node {
  const node = document.createNode(value);
  yaml.visit(node, {
    Scalar: (_, scalar) => setScalar(scalar, scalar.value),
    Seq(_, list) {
      list.flow = list.items.every(yaml.isScalar);
    },
  });
  if (yaml.isSeq(node) && node.items.length > 0 && document.contents === null) node.flow = false;
  return node;
}

/** Sets the value of `scalar`, keeping its comments and quotes. */
export function setScalar(scalar: yaml.Scalar, value: unknown): void {
  scalar.value = value;
  const isLong = typeof value === "string" && value.length > LINE_WIDTH && foldable.test(value);
  if (isLong) scalar.type = "BLOCK_FOLDED";
  else if (scalar.type?.startsWith("BLOCK")) delete scalar.type;
}
