import { isMap, isNode, isScalar, isSeq, type YAMLMap } from "yaml";
import { sameData } from "../data/same-data.ts";
import type { Path } from "../faults/fault.ts";
import { SAMPLE_MARK } from "../rules/sample-marks.ts";
import { createNode, openDocument, setScalar, writeDocument } from "./yaml-document.ts";

/**
 * Edits one YAML text; comments and the order of fields stay. Paths must exist, unless stated
 * otherwise.
 */
export interface YamlEdits {
  /** The value at `path` as data; `undefined` when there is none. */
  value(path: Path): unknown;
  /** Replaces the number or text at `path`. */
  set(path: Path, value: string | number): void;
  /** Changes the text at `path`. */
  rewrite(path: Path, change: (text: string) => string): void;
  /** Marks the whole block at `path` as sample. */
  mark(path: Path): void;
  /** Marks fields of the block at `path` as sample, and removes the mark from others. */
  markFields(path: Path, fields: { readonly add: string[]; readonly remove: string[] }): void;
  /** Inserts a block at the beginning of a file that is a list. */
  prepend(item: object): void;
  /** The text with all edits. */
  result(): string;
}

/** Starts editing `source`, which must be YAML without faults. */
export function editYaml(source: string): YamlEdits {
  const document = openDocument(source);
  let changed = false;

  function nodeAt(path: Path): unknown {
    return path.length === 0 ? document.contents : document.getIn(path, true);
  }

  function valueAt(path: Path): unknown {
    const node = nodeAt(path);
    return isNode(node) ? node.toJS(document) : undefined;
  }

  function set(path: Path, value: string | number): void {
    const node = nodeAt(path);
    if (!isScalar(node)) throw new Error(`No text at ${path.join(".")}`);
    if (node.value === value) return;
    setScalar(node, value);
    changed = true;
  }

  function blockAt(path: Path): YAMLMap {
    const block = nodeAt(path);
    if (!isMap(block)) throw new Error(`No block at ${path.join(".")}`);
    return block;
  }

  function setMark(block: YAMLMap, mark: true | readonly string[]): void {
    if (sameData(block.toJSON()[SAMPLE_MARK], mark)) return;
    const value = createNode(document, mark);
    const present = block.items.find(({ key }) => isScalar(key) && key.value === SAMPLE_MARK);
    if (present) present.value = value;
    else block.items.unshift(document.createPair(SAMPLE_MARK, value));
    changed = true;
  }

  return {
    value: valueAt,
    set,
    rewrite: (path, change) => set(path, change(String(valueAt(path)))),
    mark: (path) => setMark(blockAt(path), true),
    markFields(path, { add, remove }) {
      const block = blockAt(path);
      const { [SAMPLE_MARK]: given, ...fields } = block.toJSON();
      const names = Object.keys(fields);
      if (given === true && !remove.some((name) => names.includes(name))) return;
      const before: string[] = given === true ? names : Array.isArray(given) ? given : [];
      const marked = [...new Set([...before, ...add])].filter((name) => !remove.includes(name));
      if (marked.length > 0) setMark(block, marked);
      else if (block.delete(SAMPLE_MARK)) changed = true;
    },
    prepend(item) {
      const list = document.contents;
      if (!isSeq(list)) throw new Error("The file is no list");
      list.items.unshift(createNode(document, item));
      list.flow = false;
      changed = true;
    },
    result: () => (changed ? writeDocument(document, source) : source),
  };
}
