import { unzipSync, zipSync } from "fflate";

/** The limit for all files of a workbook together; a list of 100,000 participants takes 30 MB. */
const MOST_UNPACKED = 150_000_000;

export type Unpacked =
  | {
      readonly kind: "files";
      readonly files: Readonly<Record<string, Uint8Array>>;
      /** The same files without compression, so that readers need not unpack anything. */
      readonly archive: Uint8Array;
    }
  | { readonly kind: "damaged" }
  | { readonly kind: "too large" };

/**
 * Unpacks a workbook. Each file may have the size that its directory entry states, and no more, so
 * that a small archive cannot fill the memory.
 */
export function unpack(packed: Uint8Array): Unpacked {
  let total = 0;
  try {
    const files = unzipSync(packed, {
      filter: ({ originalSize }) => {
        total += originalSize;
        return total <= MOST_UNPACKED;
      },
    });
    if (total > MOST_UNPACKED) return { kind: "too large" };
    return { kind: "files", files, archive: zipSync(files, { level: 0 }) };
  } catch {
    // Any error: the library throws plain errors, and may read beyond the end.
    return { kind: "damaged" };
  }
}
