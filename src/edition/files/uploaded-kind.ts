import { pictureName } from "../model/content-fields.ts";

type UploadedEnding = ".jpg" | ".png" | ".svg";

/** The number of bytes at the start of an SVG file in which its first element must begin. */
const HEAD = 4096;
/** An organiser's browser renders SVG files unchanged, with any script. */
const activeSvg = /<script|<foreignobject|\son\w+\s*=|javascript:|<!entity/i;

/** The ending for the bytes of a JPEG, PNG or harmless SVG; `null` for anything else. */
export function uploadedEnding(bytes: Uint8Array): UploadedEnding | null {
  const begins = (...first: readonly number[]) => first.every((byte, at) => bytes[at] === byte);
  if (begins(0xff, 0xd8, 0xff)) return ".jpg";
  if (begins(0x89, 0x50, 0x4e, 0x47)) return ".png";
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD));
  if (!/^\s*</.test(head) || !head.includes("<svg")) return null;
  return activeSvg.test(new TextDecoder().decode(bytes)) ? null : ".svg";
}

/** A path of at most two folders in `content/fotos`, without hidden parts and signs that a system refuses. */
const photoPath =
  /^(?:(?!\.)[\p{L}\p{N}\p{M} ._()+&'-]{1,80}(?<![ .])\/){0,2}(?!\.)[\p{L}\p{N}\p{M} ._()+&'-]{1,80}\.(\w{3,4})$/u;
const endings: Readonly<Record<string, UploadedEnding>> = {
  jpg: ".jpg",
  jpeg: ".jpg",
  png: ".png",
  svg: ".svg",
};

/** Whether the file is one of the pictures that Textos shows. */
export const isPhoto = (path: string) => pictureName.test(path) || endingOfPath(path) === ".svg";

/** The kind of picture that may be stored at `path` in `content/fotos`; `null` if none may. */
export function endingOfPath(path: string): UploadedEnding | null {
  const [, ending = ""] = photoPath.exec(path) ?? [];
  return endings[ending.toLowerCase()] ?? null;
}
