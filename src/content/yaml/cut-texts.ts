import { Scalar, visit } from "yaml";
import { describeValue, type Notice } from "../faults/fault.ts";
import type { YamlFile } from "./yaml-file.ts";

/** A text that YAML cut at a `#`, reading the rest as a comment. */
export interface CutText {
  readonly line: number;
  /** The remaining text; may be "". */
  readonly kept: string;
  /** The text from the `#` on. */
  readonly lost: string;
}

/**
 * Finds unquoted texts whose comment looks like their end: `#1`, `#Guatemala`, or anything after
 * several words. A comment after one word or a date is accepted.
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

/** Notices about the cut texts of `file`, with the correction. */
export function cutTextNotices(file: string, yaml: YamlFile): Notice[] {
  return cutTexts(yaml).map(({ line, kept, lost }) => ({
    file,
    line,
    text: `El texto queda en ${kept === "" ? "nada" : describeValue(kept)}: lo que sigue al signo # es un comentario, y «${lost}» no sale en la página. Encierre el texto entero entre comillas; si es un comentario, póngalo en otra línea.`,
  }));
}
