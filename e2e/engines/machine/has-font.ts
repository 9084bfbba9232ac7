import { execFileSync } from "node:child_process";
import { findProgram } from "./find-program.ts";

/** Whether fontconfig finds a font of this family itself, and not one in its place. */
export function hasFont(family: string): boolean {
  const match = findProgram(["fc-match"]);
  if (match === null) return false;
  return execFileSync(match, ["--format=%{family}", family], { encoding: "utf8" }).includes(family);
}
