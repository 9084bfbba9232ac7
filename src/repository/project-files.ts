import { readdirSync } from "node:fs";
import { join, sep } from "node:path";

/** Folders that runs and builds leave among the project's files. */
const made =
  /^(?:bench\/(?:node_modules|results|\.built)|deploy\/netlify\/(?:node_modules|\.netlify))\//;

/** The files in `folders`, read from the disk: a copy of the project may not be a repository. */
export function projectFiles(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).replaceAll(sep, "/")),
    )
    .filter((path) => !made.test(path));
}
