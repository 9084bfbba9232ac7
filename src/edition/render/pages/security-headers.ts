import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ORGANISERS_FILE } from "#access/model/page-facts.ts";
import { DOOR_FILE } from "#door/model/link.ts";

/** Response headers by name, in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** Headers that browsers evaluate in any answer. */
const common: Headers = {
  "cross-origin-resource-policy": "same-origin",
  // Our own calls send an origin; other sites get no referrer.
  "referrer-policy": "same-origin",
  // A year; browsers ignore it without HTTPS. `includeSubDomains` is omitted, because other hosts may
  // not be ours.
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
};

/** For answers that are not pages, the background's worker, and files that are opened directly. */
export const resourceHeaders: Headers = {
  ...common,
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
};

/** For service workers, which fetch our own files under the policy of their own script. */
export const workerHeaders: Headers = {
  ...common,
  "content-security-policy": "default-src 'none';connect-src 'self';frame-ancestors 'none'",
};

/** The headers of each page in `siteDir`: its inline styles and script are allowed by hashes. */
export async function readPageHeaders(siteDir: string): Promise<Readonly<Record<string, Headers>>> {
  const pages = await readPages(siteDir);
  return Object.fromEntries(pages.map(({ name, text }) => [name, headersOfPage(text)]));
}

/** One set of headers for all pages in `siteDir`, for hosts that cannot send each page its own. */
export async function readSiteHeaders(siteDir: string): Promise<Headers> {
  const pages = await readPages(siteDir);
  const text = pages.map((page) => page.text).join("");
  const has = (file: string) => pages.some(({ name }) => name === file);
  const allowed = has(ORGANISERS_FILE) ? { images: ["blob:"], frames: true, framed: true } : {};
  return headersOfPage(text, { ...allowed, scanner: has(DOOR_FILE) });
}

async function readPages(siteDir: string) {
  const names = (await readdir(siteDir)).filter((name) => name.endsWith(".html"));
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(siteDir, name), "utf8") })),
  );
}

/** The headers of an SVG file, which is a page if it is opened directly. */
export const drawingHeaders = headersOfPage("");

export function headersOfPage(page: string, allowed: Allowed = {}): Headers {
  return {
    ...common,
    "content-security-policy": pagePolicy(page, allowed),
    "permissions-policy": `camera=${allowed.scanner ? "(self)" : "()"},geolocation=(),microphone=()`,
  };
}

export const doorPageHeaders = headersOfPage("", { scanner: true });

/** Headers that keep a page out of every cache and of search engines. */
export const privateCaching: Headers = {
  "cache-control": "no-store, no-transform",
  "x-robots-tag": "noindex, nofollow",
};

/** The headers of the organisers' page, which draws QR codes and shows photos and a preview. */
export const organisersPageHeaders: Headers = {
  ...headersOfPage("", { images: ["blob:"], frames: true }),
  ...privateCaching,
};

/** The headers of the preview in its frame, which fetches nothing and shows unpublished photos. */
export const previewPageHeaders: Headers = {
  ...headersOfPage("", { images: ["blob:"], calls: "'none'", framed: true }),
  ...privateCaching,
};

interface Allowed {
  /** Whether the page scans codes, for which it needs the camera and WebAssembly. */
  readonly scanner?: boolean;
  readonly images?: readonly string[];
  /** The origins that it may connect to; our server by default. */
  readonly calls?: string;
  readonly frames?: boolean;
  readonly framed?: boolean;
}

function pagePolicy(
  page: string,
  { scanner, images = [], calls = "'self'", frames, framed }: Allowed,
): string {
  return [
    "default-src 'none'",
    [
      "script-src 'self'",
      ...(scanner ? ["'wasm-unsafe-eval'"] : []),
      ...hashesOf(page, "script"),
    ].join(" "),
    ["style-src 'self'", ...hashesOf(page, "style")].join(" "),
    // The printed QR code of the site's URL is a data URL.
    ["img-src 'self' data:", ...images].join(" "),
    "font-src 'self'",
    `connect-src ${calls}`,
    ...(frames ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join(";");
}

/** The hashes of inline elements; other scripts are our own files, or data. */
function hashesOf(page: string, element: "script" | "style"): string[] {
  const pattern = new RegExp(`<${element}(?: (?:id|media)="[\\w ]+")*>(.*?)</${element}>`, "gs");
  const texts = [...page.matchAll(pattern)].map(([, text = ""]) => text);
  const hashes = texts.map((text) => createHash("sha256").update(text).digest("base64"));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
