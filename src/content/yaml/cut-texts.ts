import { Scalar, visit } from "yaml";
import { describeValue, type Notice } from "../faults/fault.ts";
import type { YamlFile } from "./yaml-file.ts";

/** A text that YAML cut at a `#`, taking the rest for a comment. */
export interface CutText {
  readonly line: number;
  /** What is left of it; may be "". */
  readonly kept: string;
  /** From the `#` on. */
  readonly lost: string;
}

/**
 * Texts without quotes that end in a comment on their line which looks like the rest of them: `#1` or
 * `#Guatemala`, or anything behind several words. A remark behind one word or a date stays one.
 */
export function cutTexts({ document, placeAt }: YamlFile): CutText[] {
  const found: CutText[] = [];
  visit(document, {
    Scalar(position, node) {
      if (position === "key" || node.type !== Scalar.PLAIN || !node.comment || !node.range) return;
      const kept = typeof node.value === "string" ? node.value : "";
      if (node.value !== null && kept === "") return;
      if (node.comment.startsWith(" ") && !/\p{L}.*\s|\s.*\p{L}/su.test(kept)) return;
      const lost = `#${node.comment.split("\n", 1)[0]}`;
      found.push({ line: placeAt(node.range[0]).line, kept, lost });
    },
  });
  return found;
}

/** Reports what was cut from the texts of `file`, and how to keep it. */
export function cutTextNotices(file: string, yaml: YamlFile): Notice[] {
  return cutTexts(yaml).map(({ line, kept, lost }) => ({
    file,
    line,
    text: `El texto queda en ${kept === "" ? "nada" : describeValue(kept)}: lo que sigue al signo # es un comentario, y «${lost}» no sale en la página. Encierre el texto entero entre comillas; si es un comentario, póngalo en otra línea.`,
  }));
}
