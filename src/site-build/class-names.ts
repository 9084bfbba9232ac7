import { createHash } from "node:crypto";
import { relative } from "node:path";

const FIRST = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const OTHERS = `${FIRST}0123456789`;

/** Gives a class of a style sheet, by the sheet's path and its name there, its name on the page. */
export type ClassNamer = (name: string, file: string) => string;

/**
 * Names of three signs, the same in every build: the page carries each class at least twice, and
 * every byte of its HTML counts. Throws when two classes would get the same name.
 */
export function createClassNamer(root: string): ClassNamer {
  const owners = new Map<string, string>();
  return (name, file) => {
    const owner = `${relative(root, file.replace(/\?.*$/, ""))} ${name}`;
    const digest = createHash("sha256").update(owner).digest();
    const short =
      FIRST.charAt(digest.readUInt16BE(0) % FIRST.length) +
      OTHERS.charAt(digest.readUInt16BE(2) % OTHERS.length) +
      OTHERS.charAt(digest.readUInt16BE(4) % OTHERS.length);
    const before = owners.get(short);
    if (before !== undefined && before !== owner) {
      throw new Error(`«${before}» and «${owner}» get the same class name: rename one of them`);
    }
    owners.set(short, owner);
    return short;
  };
}
