import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";

/** What of a file goes to those who take it this way, with all the headers that are the file's. */
export interface KeptForm {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A file in memory, ready to be sent. */
export interface KeptFile {
  /** Its address, such as `/assets/entry-client-Ab12.js`. */
  readonly address: string;
  readonly plain: KeptForm;
  /** Its compressed forms, the smallest first. */
  readonly compressed: readonly { readonly coding: Coding; readonly form: KeptForm }[];
}

/** What is kept: the page and what it needs to come alive. Photos stay on the disk. */
const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const codings = [
  { coding: "br", ending: ".br" },
  { coding: "gzip", ending: ".gz" },
] as const;
export type Coding = (typeof codings)[number]["coding"];

/**
 * Reads the files under `siteDir` that are asked for most, with their compressed twins, at most
 * some hundred kilobytes. `cacheControl` tells how long a file, by its path, may be kept.
 */
export async function keepFiles(
  siteDir: string,
  cacheControl: (file: string) => string,
): Promise<KeptFile[]> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(files);
  const wanted = files.filter(
    (file) => extname(file) in contentTypes && isPlain(relative(siteDir, file)),
  );
  return Promise.all(
    wanted.map(async (file) => {
      const headers = {
        "cache-control": cacheControl(file),
        "content-type": contentTypes[extname(file)] ?? "",
        vary: "accept-encoding",
      };
      const twins = codings.filter(({ ending }) => present.has(file + ending));
      const compressed = twins.map(async ({ coding, ending }) => ({
        coding,
        form: await keepForm(file + ending, { ...headers, "content-encoding": coding }),
      }));
      return {
        address: `/${relative(siteDir, file).split(sep).join("/")}`,
        plain: await keepForm(file, headers),
        compressed: await Promise.all(compressed),
      };
    }),
  );
}

/** Whether no folder of the path is hidden, and no sign of it means anything to a router. */
function isPlain(path: string): boolean {
  return path.split(sep).every((part) => /^\w[\w.-]*$/.test(part));
}

async function keepForm(file: string, headers: Record<string, string>): Promise<KeptForm> {
  const body = await readFile(file);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
  return { body, etag, headers: { ...headers, etag } };
}
