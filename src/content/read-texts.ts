import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../domain/error-code.ts";
import { contentKeys } from "./texts/content-keys.ts";
import type { ContentSources } from "./texts/texts-calls.ts";

/** The texts of the edition's files as editors take them: in NFC, and empty where a file is missing. */
export async function readTexts(contentDir: string): Promise<ContentSources> {
  const read = contentKeys.map(async (key) => {
    const text = await readFile(join(contentDir, `${key}.yaml`), "utf8").catch((error: unknown) => {
      if (errorCode(error) === "ENOENT") return "";
      throw error;
    });
    return [key, text.normalize("NFC")] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as ContentSources;
}
