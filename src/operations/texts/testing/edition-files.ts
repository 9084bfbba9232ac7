import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { frozenEdition } from "../../../testing/frozen-edition.ts";

/** The frozen edition as files of a repository: `content/acerca.yaml` and so on. */
export function editionFiles(): Record<string, Uint8Array> {
  const entries = readdirSync(frozenEdition, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const file = join(parentPath, name);
        return [`content${file.slice(frozenEdition.length)}`, readFileSync(file)];
      }),
  );
}
