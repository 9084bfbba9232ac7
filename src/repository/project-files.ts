import { readdirSync } from "node:fs";
import { join, sep } from "node:path";

/** What runs and builds leave between the files of the project. */
const made =
  /^(?:bench\/(?:node_modules|results|\.built)|deploy\/netlify\/(?:node_modules|\.netlify))\//;

/** The files in `folders`; read from the disk, because a copy of the project may be no repository. */
export function projectFiles(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).replaceAll(sep, "/")),
    )
    .filter((path) => !made.test(path));
}
