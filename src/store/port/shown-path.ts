import { relative } from "node:path";

/** An absolute path for messages: relative to the working directory if it is inside. */
export function shownPath(file: string): string {
  const inside = relative(process.cwd(), file) || ".";
  return inside.startsWith("..") ? file : inside;
}
