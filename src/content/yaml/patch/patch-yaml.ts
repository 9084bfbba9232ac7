import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, isNode, isScalar, isSeq, type Node, type YAMLMap } from "yaml";
import { isBlock } from "../../../domain/edition/photo-slots.ts";
import type { Path } from "../../faults/fault.ts";
import { SAMPLE_MARK } from "../../rules/sample-marks.ts";
import { createNode, openDocument, setScalar, writeDocument } from "./documents.ts";
import { matchItems } from "./match-items.ts";
import { withoutEmpty } from "./without-empty.ts";

type FieldsAt = (path: Path) => readonly string[];

/**
 * Changes a YAML text without faults so that its data is `next`. Comments stay, and move with the
 * list elements below them; fields keep their order, and new ones are placed in the order of
 * `fieldsAt`. Empty blocks and lists are omitted, as absent fields are.
 */
export function patchYaml(source: string, next: unknown, fieldsAt: FieldsAt = () => []): string {
  const document = openDocument(source);
  const wanted = withoutEmpty(next);
  const { contents } = document;
  if (isNode(contents) && says(document, contents, wanted)) return source;
  document.contents = change(document, contents, wanted, { path: [], fieldsAt });
  return writeDocument(document, source);
}

interface Position {
  readonly path: Path;
  readonly fieldsAt: FieldsAt;
}

/** The node for `value`: `node` itself, changed, or a new one with its comments. */
function change(document: Document, node: unknown, value: unknown, at: Position): Node {
  if (isNode(node) && says(document, node, value)) return node;
  if (isMap(node) && isBlock(value)) return changeMap(document, node, value, at);
  if (isSeq(node) && Array.isArray(value)) {
    const from = matchItems(
      Array.from(node.items, (item) => plain(document, item)),
      value,
    );
    node.items = value.map((item, index) => {
      const before = from[index] === undefined ? undefined : node.items[from[index]];
      return change(document, before, item, { ...at, path: [...at.path, index] });
    });
    if (value.some((item) => typeof item === "object")) node.flow = false;
    return node;
  }
  if (isScalar(node) && node.value !== null && typeof value !== "object") {
    setScalar(node, value);
    return node;
  }
  const fresh = createNode(document, value);
  if (isNode(node)) {
    const { commentBefore, comment, spaceBefore } = node;
    Object.assign(fresh, { commentBefore, comment, spaceBefore });
  }
  return fresh;
}

function changeMap(
  document: Document,
  map: YAMLMap,
  next: Readonly<Record<string, unknown>>,
  at: Position,
): Node {
  // An element that was saved before anything was typed is written as `{}`.
  if (map.items.length === 0) map.flow = false;
  // An empty field stays unchanged.
  map.items = map.items.filter(({ key, value }) => nameOf(key) in next || isNothing(value));
  const order = at.fieldsAt(at.path);
  const place = (name: string) => {
    if (name === SAMPLE_MARK) return -1;
    return order.includes(name) ? order.indexOf(name) : order.length;
  };
  for (const [name, value] of Object.entries(next)) {
    const pair = map.items.find(({ key }) => nameOf(key) === name);
    const below = { ...at, path: [...at.path, name] };
    if (pair) {
      pair.value = change(document, pair.value, value, below);
    } else {
      const before = map.items.findLastIndex(({ key }) => place(nameOf(key)) <= place(name));
      const fresh = document.createPair(name, createNode(document, value));
      map.items.splice(before + 1, 0, fresh);
    }
  }
  return map;
}

function says(document: Document, node: Node, value: unknown): boolean {
  return isDeepStrictEqual(plain(document, node), value);
}

function plain(document: Document, node: unknown): unknown {
  return withoutEmpty(isNode(node) ? node.toJS(document) : node);
}

function nameOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : "";
}

function isNothing(value: unknown): boolean {
  return value === null || (isScalar(value) && value.value === null);
}
