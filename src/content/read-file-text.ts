import { readFile, stat } from "node:fs/promises";
import { errorCode } from "../domain/error-code.ts";
import { decodeFile, type FileText, LARGEST_BYTES } from "./yaml/content-file.ts";

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
