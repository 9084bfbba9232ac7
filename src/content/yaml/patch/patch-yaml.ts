import { isDeepStrictEqual } from "node:util";
import { isMap, isNode, isScalar, isSeq, parse, parseDocument } from "yaml";
import { isBlock } from "../../../domain/edition/photo-slots.ts";
import type { Path } from "../../faults/fault.ts";
import { patchList } from "./patch-list.ts";
import { patchMap } from "./patch-map.ts";
import type { Patching } from "./patching.ts";
import { sourceLines } from "./source-lines.ts";
import { applySplices, type Splice } from "./splices.ts";
import { withoutEmpty } from "./without-empty.ts";
import { writeRoot, writeValue } from "./write-value.ts";

/**
 * Changes a YAML text without faults so that it says `next`: only the letters of what differs change,
 * and comments go along with the list elements they stand above. Empty blocks and lists inside
 * others are left out, as absent fields are.
 */
export function patchYaml(
  source: string,
  next: unknown,
  fieldsAt: (path: Path) => readonly string[] = () => [],
): string {
  const eol = source.includes("\r\n") ? "\r\n" : "\n";
  const text = source.replaceAll("\r\n", "\n");
  const wanted = withoutEmpty(next);
  const document = parseDocument(text, { logLevel: "error" });
  if (document.errors.length > 0) throw new Error("The file has faults of syntax");
  const root = document.contents;
  const lines = sourceLines(text);
  const patching: Patching = { lines, fieldsAt, changes };

  function changes(node: unknown, value: unknown, path: Path, indent: number): Splice[] | null {
    const before = isNode(node) ? withoutEmpty(node.toJS(document)) : undefined;
    if (isDeepStrictEqual(before, value)) return [];
    if (isMap(node) && !node.flow && isBlock(value)) return patchMap(node, value, path, patching);
    if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0) {
      return patchList(node, { before, next: value, path }, patching);
    }
    if (!isScalar(node) || node.value === null || typeof value === "object") return null;
    return [lines.replacement(lines.start(node), lines.end(node), writeValue(value, indent))];
  }

  function whole(): string {
    const anew = writeRoot(wanted);
    if (!isNode(root) || !root.range) return `${text.trimEnd()}\n${anew}\n`.replace(/^\n/, "");
    return text.slice(0, lines.start(root)) + anew + text.slice(lines.end(root));
  }

  const splices = isNode(root) ? changes(root, wanted, [], 0) : null;
  const patched = splices ? applySplices(text, splices) : whole();
  // A layout that was misjudged must not reach the file.
  if (!isDeepStrictEqual(withoutEmpty(parse(patched)), wanted)) {
    throw new Error("The patched text does not say what it should");
  }
  return patched.replaceAll("\n", eol);
}
