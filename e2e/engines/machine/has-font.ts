import { execFileSync } from "node:child_process";
import { findProgram } from "./find-program.ts";

/** Whether fontconfig has a font of this family, and not only a substitute. */
export function hasFont(family: string): boolean {
  const match = findProgram(["fc-match"]);
  if (match === null) return false;
  return execFileSync(match, ["--format=%{family}", family], { encoding: "utf8" }).includes(family);
}
