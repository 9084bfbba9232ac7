import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Path of the first of these programs that is installed, or `null`. */
export function findProgram(names: readonly string[]): string | null {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of names) {
      const candidate = join(folder, name);
      if (isExecutable(candidate)) return candidate;
    }
  }
  return null;
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
