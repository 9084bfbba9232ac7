import { type Document, isMap, isNode, isScalar, isSeq, type Node, type YAMLMap } from "yaml";
import { editionSchema } from "#edition/model/edition.ts";
import { isBlock } from "#edition/model/values-at.ts";
import type { Path } from "../rules/fault.ts";
import { SAMPLE_MARK } from "../rules/sample-marks.ts";
import { fieldsAt } from "../rules/schema-faults.ts";
import { sameData, withoutEmpty } from "./content-data.ts";
import type { ContentKey } from "./content-keys.ts";
import { createNode, openDocument, setScalar, writeDocument } from "./yaml-document.ts";

/**
 * Changes the text of `<key>.yaml`, which has no faults of syntax, so that its data is `data`, sample
 * marks included. Only what differs is changed: comments stay, and move with the list elements below
 * them; fields keep their order, and new ones are placed in the order of the schema. Empty fields are
 * omitted. A missing file is an empty text.
 */
export function writeYaml(source: string, data: unknown, key: ContentKey): string {
  const [mark = ""] = /^\uFEFF?/.exec(source) ?? [];
  const text = source.slice(mark.length);
  const document = openDocument(text);
  const wanted = withoutEmpty(data);
  if (wanted === undefined || wanted === null) return source;
  const { contents } = document;
  if (isNode(contents) && sameData(dataOf(document, contents), wanted)) return source;
  document.contents = change(document, contents, wanted, [key]);
  return mark + writeDocument(document, text);
}

/** The node for `value`: `node` itself, changed, or a new one with its comments. */
function change(document: Document, node: unknown, value: unknown, path: Path): Node {
  if (isNode(node) && sameData(dataOf(document, node), value)) return node;
  if (isMap(node) && isBlock(value)) return changeMap(document, node, value, path);
  if (isSeq(node) && Array.isArray(value)) {
    const items: readonly unknown[] = node.items;
    const before = items.map((item) => dataOf(document, item));
    const from = matchItems(before, value);
    node.items = value.map((item, at) => {
      const former = from[at] === undefined ? undefined : items[from[at]];
      return change(document, former, item, [...path, at]);
    });
    if (value.some((item) => typeof item === "object")) node.flow = false;
    return node;
  }
  if (isScalar(node) && node.value !== null && typeof value !== "object") {
    setScalar(node, value);
    return node;
  }
  const fresh = createNode(document, inOrder(value, path));
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
  path: Path,
): Node {
  // An element that was saved before anything was typed is written as `{}`.
  if (map.items.length === 0) map.flow = false;
  const before = dataOf(document, map);
  // A field that was empty before stays as it is.
  map.items = map.items.filter(({ key }) => {
    const name = nameOf(key);
    return name in next || (isBlock(before) && !(name in before));
  });
  const place = placeIn(path);
  for (const [name, value] of Object.entries(next)) {
    const pair = map.items.find(({ key }) => nameOf(key) === name);
    const inside = [...path, name];
    if (pair) {
      pair.value = change(document, pair.value, value, inside);
    } else {
      const above = map.items.findLastIndex(({ key }) => place(nameOf(key)) <= place(name));
      const fresh = document.createPair(name, createNode(document, inOrder(value, inside)));
      map.items.splice(above + 1, 0, fresh);
    }
  }
  return map;
}

/** A copy of `value` with its fields in the order of the schema. */
function inOrder(value: unknown, path: Path): unknown {
  if (Array.isArray(value)) return value.map((item, at) => inOrder(item, [...path, at]));
  if (!isBlock(value)) return value;
  const place = placeIn(path);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => place(one) - place(other))
      .map(([name, field]) => [name, inOrder(field, [...path, name])]),
  );
}

/** The position of each field in the block at `path`; a sample mark is first, unknown fields last. */
function placeIn(path: Path): (name: string) => number {
  const order = fieldsAt(editionSchema, path);
  return (name) => {
    if (name === SAMPLE_MARK) return -1;
    return order.includes(name) ? order.indexOf(name) : order.length;
  };
}

function dataOf(document: Document, node: unknown): unknown {
  return withoutEmpty(isNode(node) ? node.toJS(document) : node);
}

function nameOf(key: unknown): string {
  return isScalar(key) ? String(key.value ?? "") : "";
}

/** Fields that identify an element while others change. */
const naming = ["id", "anio", "archivo", "titulo", "nombre", "autor"];

/** Where each element was: an equal one, else one of its name, else the one at its position. */
function matchItems(before: readonly unknown[], next: readonly unknown[]): (number | undefined)[] {
  const matched: (number | undefined)[] = next.map(() => undefined);
  const left = new Set(before.keys());

  function match(same: (one: unknown, other: unknown, from: number, to: number) => boolean): void {
    for (const [to, item] of next.entries()) {
      if (matched[to] !== undefined) continue;
      const found = [...left].find((from) => same(before[from], item, from, to));
      if (found === undefined) continue;
      left.delete(found);
      matched[to] = found;
    }
  }

  match((one, other, from, to) => from === to && sameData(one, other));
  match((one, other) => sameData(one, other));
  match(haveOneName);
  match((one, other, from, to) => from === to && typeof one === typeof other);
  return matched;
}

function haveOneName(one: unknown, other: unknown): boolean {
  if (!isBlock(one) || !isBlock(other)) return false;
  const name = naming.find((field) => one[field] !== undefined);
  return name !== undefined && one[name] === other[name];
}
