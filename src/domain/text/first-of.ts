import { amount } from "./amount.ts";

/** The first `most` of `lines` and, if there are more, their number: `…y 3 más`. */
export function firstOf(lines: readonly string[], most: number): string[] {
  const rest = lines.length - most;
  return [...lines.slice(0, most), ...(rest > 0 ? [`…y ${amount(rest, "más", "más")}`] : [])];
}
