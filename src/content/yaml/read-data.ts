import { parseYaml } from "./yaml-file.ts";

/**
 * The data of a file's text with its sample marks, `null` for an empty text; `undefined` for a text
 * that has faults of syntax, refers to itself or has no fields, and so cannot be edited by field.
 */
export function readData(source: string): object | null | undefined {
  const { document, data } = parseYaml(source.replace(/^\uFEFF/, ""));
  if (document.errors.length > 0 || data === undefined) return undefined;
  return typeof data === "object" ? data : undefined;
}
