import { isMap, isNode, isScalar, isSeq, type Pair, parseDocument, stringify } from "yaml";
import type { Path } from "../faults/fault.ts";
import { SAMPLE_MARK } from "../rules/sample-marks.ts";
import { applySplices, type Splice } from "./patch/splices.ts";

/**
 * Edits one YAML text in place: the parsed document gives the place of each value, and only those
 * letters change, so that comments and layout stay as the organisers left them. Paths must exist,
 * unless said otherwise.
 */
export interface YamlEdits {
  /** The value at `path` as data; `undefined` when there is none. */
  value(path: Path): unknown;
  /** Puts a number or a one-line text in the place of the value at `path`. */
  set(path: Path, value: string | number): void;
  /** Changes a text as it is written, line breaks and quotes included. */
  rewrite(path: Path, change: (written: string) => string): void;
  /** Marks the whole block at `path` as sample. */
  mark(path: Path): void;
  /** Marks fields of the block at `path` as sample, and takes the mark off others. */
  markFields(path: Path, fields: { readonly add: string[]; readonly remove: string[] }): void;
  /** Puts a block in front of the list that the file is. */
  prepend(item: object): void;
  /** The text with all edits. */
  result(): string;
}

/** Starts editing `source`, which must be YAML without faults. */
export function editYaml(source: string): YamlEdits {
  const document = parseDocument(source);
  const eol = source.includes("\r\n") ? "\r\n" : "\n";
  const splices: Splice[] = [];

  function rangeOf(node: unknown): [start: number, end: number] {
    if (!isNode(node) || !node.range) throw new Error("The value has no place in its file");
    return [node.range[0], node.range[1]];
  }

  function nodeAt(path: Path): unknown {
    return path.length === 0 ? document.contents : document.getIn(path, true);
  }

  function replace(node: unknown, text: string): void {
    const [start, end] = rangeOf(node);
    // A block text ends behind its line break, which must stay.
    const lineBreak = source.slice(start, end).endsWith("\n") ? eol : "";
    splices.push({ start, end, text: text + lineBreak });
  }

  function blockAt(path: Path) {
    const block = nodeAt(path);
    if (!isMap(block)) throw new Error(`No block at ${path.join(".")}`);
    const mark = block.items.find(({ key }) => isScalar(key) && key.value === SAMPLE_MARK);
    const names = block.items.map(({ key }) => (isScalar(key) ? String(key.value) : ""));
    return { block, mark, names: names.filter((name) => name !== SAMPLE_MARK) };
  }

  function setMark(path: Path, mark: string): void {
    const { block, mark: present } = blockAt(path);
    const first = block.items[0];
    if (present || !first) {
      if (present) replace(present.value, mark);
      return;
    }
    const [start] = rangeOf(first.key);
    const indent = " ".repeat(start - (source.lastIndexOf("\n", start - 1) + 1));
    const separator = block.flow ? ", " : `${eol}${indent}`;
    splices.push({ start, end: start, text: `${SAMPLE_MARK}: ${mark}${separator}` });
  }

  /** Takes the mark's line out, or says `false` where the line holds more than the mark. */
  function removeMark(mark: Pair): void {
    const [start] = rangeOf(mark.key);
    const [, end] = rangeOf(mark.value);
    const lineStart = source.lastIndexOf("\n", start - 1) + 1;
    const lineEnd = source.indexOf("\n", end - 1);
    const alone = source.slice(lineStart, start).trim() === "" && lineEnd >= 0;
    if (alone) splices.push({ start: lineStart, end: lineEnd + 1, text: "" });
    else replace(mark.value, "false");
  }

  return {
    value: (path) => {
      const node = nodeAt(path);
      return isNode(node) ? node.toJS(document) : undefined;
    },
    set: (path, value) => replace(nodeAt(path), stringify(value, { lineWidth: 0 }).trimEnd()),
    rewrite(path, change) {
      const [start, end] = rangeOf(nodeAt(path));
      const written = source.slice(start, end);
      const text = change(written);
      if (text !== written) splices.push({ start, end, text });
    },
    mark: (path) => setMark(path, "true"),
    markFields(path, { add, remove }) {
      const { block, mark, names } = blockAt(path);
      const given = block.toJSON()[SAMPLE_MARK];
      if (given === true && !remove.some((name) => names.includes(name))) return;
      const before: string[] = given === true ? names : Array.isArray(given) ? given : [];
      const marked = [...new Set([...before, ...add])].filter((name) => !remove.includes(name));
      if (marked.length > 0) setMark(path, `[${marked.join(", ")}]`);
      else if (mark) removeMark(mark);
    },
    prepend(item) {
      const list = document.contents;
      if (!isSeq(list)) throw new Error("The file is no list");
      const text = stringify([item], { lineWidth: 0 }).replaceAll("\n", eol);
      const [start] = rangeOf(list);
      if (list.flow && list.items.length > 0) throw new Error("The list stands on one line");
      if (list.flow) {
        replace(list, text.trimEnd());
        return;
      }
      const indent = " ".repeat(start - (source.lastIndexOf("\n", start - 1) + 1));
      splices.push({ start, end: start, text: text.replaceAll(eol, `${eol}${indent}`) });
    },
    result: () => applySplices(source, splices),
  };
}
