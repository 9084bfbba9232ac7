import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../domain/error-code.ts";
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
