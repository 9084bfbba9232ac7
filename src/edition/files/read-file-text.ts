import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "#platform/terminal/error-code.ts";
import { contentKeys } from "./yaml/content-keys.ts";
import type { ContentSources } from "./yaml/texts-calls.ts";

export async function readTexts(contentDir: string): Promise<ContentSources> {
  const read = contentKeys.map(async (key) => [key, await readText(contentDir, key)] as const);
  return Object.fromEntries(await Promise.all(read)) as ContentSources;
}

/** The text of `<key>.yaml` in NFC; a missing file is an empty text. */
export async function readText(contentDir: string, key: string): Promise<string> {
  const text = await readFile(join(contentDir, `${key}.yaml`), "utf8").catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return "";
    throw error;
  });
  return text.normalize("NFC");
}
