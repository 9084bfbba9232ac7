import { isMap, isNode, isSeq, type Pair } from "yaml";
import type { Splice } from "./splices.ts";

/** Where lines and values of a YAML text begin and end. */
export interface SourceLines {
  readonly source: string;
  /** Of the line that `offset` is in. */
  lineStart(offset: number): number;
  /** Where the line break of that line is, or the end of the text. */
  lineEnd(offset: number): number;
  /** Where the next line begins, or the end of the text. */
  nextLine(offset: number): number;
  /** Whether only spaces stand before `offset` on its line. */
  startsLine(offset: number): boolean;
  /** Where a value begins. */
  start(node: unknown): number;
  /** Where its last letter ends; comments and line breaks behind it are not part of it. */
  end(node: unknown): number;
  endOfPair(pair: Pair): number;
  /** Puts `text` in the place of a value; a comment behind that stays on its first line. */
  replacement(start: number, end: number, text: string): Splice;
}

/** To YAML, unlike to JavaScript, a no-break space is a letter. */
function isBlank(text: string): boolean {
  return /^[ \t]*$/.test(text);
}

export function sourceLines(source: string): SourceLines {
  const lineStart = (offset: number) => source.lastIndexOf("\n", offset - 1) + 1;
  function lineEnd(offset: number): number {
    const found = source.indexOf("\n", offset);
    return found < 0 ? source.length : found;
  }

  function start(node: unknown): number {
    if (!isNode(node) || !node.range) throw new Error("The value has no place in its file");
    return node.range[0];
  }

  function end(node: unknown): number {
    if (!isNode(node) || !node.range) throw new Error("The value has no place in its file");
    if (isMap(node) && !node.flow) {
      const last = node.items.at(-1);
      if (last) return endOfPair(last);
    }
    if (isSeq(node) && !node.flow && node.items.length > 0) return end(node.items.at(-1));
    // A block text ends behind its line breaks.
    const [from, to] = node.range;
    return from + source.slice(from, to).replace(/[ \t\n]+$/, "").length;
  }

  function endOfPair({ key, value }: Pair): number {
    const colon = source.indexOf(":", end(key)) + 1;
    return isNode(value) ? Math.max(end(value), colon) : colon;
  }

  function replacement(from: number, to: number, text: string): Splice {
    const comment = source.slice(to, lineEnd(to));
    if (!text.includes("\n") || isBlank(comment)) return { start: from, end: to, text };
    return { start: from, end: lineEnd(to), text: text.replace("\n", `${comment}\n`) };
  }

  return {
    source,
    lineStart,
    lineEnd,
    nextLine: (offset) => Math.min(lineEnd(offset) + 1, source.length),
    startsLine: (offset) => isBlank(source.slice(lineStart(offset), offset)),
    start,
    end,
    endOfPair,
    replacement,
  };
}
