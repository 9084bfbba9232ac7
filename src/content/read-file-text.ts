import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../domain/error-code.ts";
import { contentKeys } from "./texts/content-keys.ts";
import type { ContentSources } from "./texts/texts-calls.ts";
import {
  type ContentFile,
  decodeFile,
  type FileText,
  LARGEST_BYTES,
  openText,
} from "./yaml/content-file.ts";

/** The text of a file of the content, or the reason why there is none. */
export async function readFileText(path: string): Promise<FileText> {
  try {
    const { size } = await stat(path);
    if (size > LARGEST_BYTES) return { kind: "large", bytes: size };
    return decodeFile(await readFile(path));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return { kind: "absent" };
    throw error;
  }
}

/** Reads edicion.yaml alone, whatever state the other files of the content are in. */
export async function readEdicion(contentDir: string): Promise<ContentFile> {
  const name = "edicion.yaml";
  return openText(await readFileText(join(contentDir, name)), "edicion", name);
}

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
