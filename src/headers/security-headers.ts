import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DOOR_FILE } from "../domain/door/link.ts";

/** Response headers by name, in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** What browsers act on in any answer. */
const common: Headers = {
  "cross-origin-resource-policy": "same-origin",
  // Our own calls carry an origin; other sites learn nothing.
  "referrer-policy": "same-origin",
  // A year. Only over HTTPS do browsers act on it; sibling hosts are not ours to bind.
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
};

/**
 * For an answer that is no page. The policy is for the background's worker, which fetches nothing,
 * and for what is opened as a page all the same.
 */
export const partHeaders: Headers = {
  ...common,
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
};

/**
 * For the workers that keep pages on phones: they fetch our own files, by the policy of their
 * own scripts.
 */
export const workerHeaders: Headers = {
  ...common,
  "content-security-policy": "default-src 'none';connect-src 'self';frame-ancestors 'none'",
};

const features = ["camera", "geolocation", "microphone"];

/** What a page may use of a visitor's device: nothing, but for those `allowed`. */
function permissions(allowed: readonly string[] = []): string {
  return features
    .map((feature) => `${feature}=${allowed.includes(feature) ? "(self)" : "()"}`)
    .join(",");
}

/**
 * The security headers of each page in `siteDir`, by the name of its file. The policy allows the inline
 * styles and the inline script of that page by their hashes, and otherwise our own files alone: with
 * those of other pages too, headers and page would not fit into what a server sends at once.
 */
export async function readPageHeaders(siteDir: string): Promise<Readonly<Record<string, Headers>>> {
  const pages = await readPages(siteDir);
  return Object.fromEntries(pages.map(({ name, text }) => [name, headersOfPage(text)]));
}

/** One set for all pages in `siteDir`, where a host cannot send each its own. */
export async function readSiteHeaders(siteDir: string): Promise<Headers> {
  const pages = await readPages(siteDir);
  const text = pages.map((page) => page.text).join("");
  const hasDoor = pages.some(({ name }) => name === DOOR_FILE);
  return hasDoor ? headersOfDoor(text) : headersOfPage(text);
}

async function readPages(siteDir: string) {
  const names = (await readdir(siteDir)).filter((name) => name.endsWith(".html"));
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(siteDir, name), "utf8") })),
  );
}

/** Those of a drawing, which is a page too where it is opened by itself. */
export const drawingHeaders = headersOfPage("");

function headersOfPage(page: string): Headers {
  return {
    ...common,
    "content-security-policy": pagePolicy(page),
    "permissions-policy": permissions(),
  };
}

/** Those of the page at the door, which alone uses the camera, and WebAssembly that reads codes. */
export const doorPageHeaders: Headers = headersOfDoor("");

function headersOfDoor(page: string): Headers {
  return {
    ...common,
    "content-security-policy": pagePolicy(page, ["'wasm-unsafe-eval'"]),
    "permissions-policy": permissions(["camera"]),
  };
}

function pagePolicy(page: string, scripts: readonly string[] = []): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...hashesOf(page, "script")].join(" "),
    ["style-src 'self'", ...hashesOf(page, "style")].join(" "),
    // The page's icon is an address that holds the drawing.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join(";");
}

/**
 * The CSP sources of all elements of this name with no attribute but an id, without repetitions. Any
 * other script is a file of ours or data, which the policy allows or need not know.
 */
function hashesOf(page: string, element: "script" | "style"): string[] {
  const pattern = new RegExp(`<${element}(?: id="\\w+")?>(.*?)</${element}>`, "gs");
  const texts = [...page.matchAll(pattern)].map(([, text = ""]) => text);
  const hashes = texts.map((text) => createHash("sha256").update(text).digest("base64"));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
