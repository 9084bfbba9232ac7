import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "#platform/terminal/error-code.ts";
import { type ContentFile, openText } from "./yaml/content-file.ts";
import { contentKeys } from "./yaml/content-keys.ts";
import type { ContentSources } from "./yaml/texts-calls.ts";

/** Reads edicion.yaml alone, whatever state the other files of the content are in. */
export async function readEdicion(contentDir: string): Promise<ContentFile> {
  return openText(await readText(contentDir, "edicion"), "edicion", "edicion.yaml");
}

/** The texts of the edition's files. */
export async function readTexts(contentDir: string): Promise<ContentSources> {
  const read = contentKeys.map(async (key) => [key, await readText(contentDir, key)] as const);
  return Object.fromEntries(await Promise.all(read)) as ContentSources;
}

/** The text of `<key>.yaml` in NFC; a missing file is an empty text. */
async function readText(contentDir: string, key: string): Promise<string> {
  const text = await readFile(join(contentDir, `${key}.yaml`), "utf8").catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return "";
    throw error;
  });
  return text.normalize("NFC");
}
