import type { Path } from "../../faults/fault.ts";
import type { SourceLines } from "./source-lines.ts";
import type { Splice } from "./splices.ts";

/** What the parts of a patch share. */
export interface Patching {
  readonly lines: SourceLines;
  /** The fields that a block may have, in the order in which they are written. */
  fieldsAt(path: Path): readonly string[];
  /** What makes the value `next`, or `null` where it has to be written anew. */
  changes(node: unknown, next: unknown, path: Path, indent: number): Splice[] | null;
}
