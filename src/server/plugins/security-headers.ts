import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { join } from "node:path";
import type { FastifyReply } from "fastify";
import helmet from "helmet";

const HALF_A_YEAR_SECONDS = 15_552_000;

/** What the page may ask of a visitor's device: nothing. */
const PERMISSIONS = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** The headers that browsers heed on whatever is no page. */
const PART_HEADERS = [
  "cross-origin-resource-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
];
/** For the background's worker, which fetches nothing, and for what is opened as a page all the same. */
const PART_POLICY = "default-src 'none';frame-ancestors 'none'";

/**
 * Resolves with what puts on an answer the headers that keep other sites, injected markup and the
 * browser's guesses away from ours. The policy allows the inline styles and the inline script of
 * the built pages in `siteDir` by their hashes, and else no script but our own files. What is no page
 * gets a short one: the headers of a page would be more than a kilobyte of each look-up and file.
 */
export async function securityHeaders(
  siteDir: string | null,
): Promise<(reply: FastifyReply) => void> {
  const pages = siteDir === null ? [] : await readPages(siteDir);
  const all = headersOf(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'", ...hashesOf(pages, "script")],
          styleSrc: ["'self'", ...hashesOf(pages, "style")],
          // The page's icon is an address that holds the drawing.
          imgSrc: ["'self'", "data:"],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          manifestSrc: ["'self'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          requireTrustedTypesFor: ["'script'"],
          trustedTypes: ["default"],
        },
      },
      frameguard: { action: "deny" },
      // It costs a process that begins once the page's first byte is there, a fourteenth of the time to
      // the first paint, and guards a window in which there is nothing to take (decision 0009).
      crossOriginOpenerPolicy: false,
      // For Internet Explorer and Flash; every answer would carry them to a phone.
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      // Browsers heed it only over HTTPS. Sibling hosts of a university's domain are not ours to bind.
      strictTransportSecurity: { maxAge: HALF_A_YEAR_SECONDS, includeSubDomains: false },
    }),
  );
  const ofParts = {
    ...Object.fromEntries(Object.entries(all).filter(([name]) => PART_HEADERS.includes(name))),
    "content-security-policy": PART_POLICY,
  };
  return (reply) => {
    reply.headers(isPage(reply.getHeader("content-type")) ? all : ofParts);
  };
}

function isPage(type: unknown): boolean {
  return /^(?:text\/html|image\/svg\+xml)/.test(String(type));
}

/** What Helmet sets on any answer; composing it for each one takes as long as all the rest of it. */
function headersOf(setHeaders: ReturnType<typeof helmet>): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, (error?: unknown) => {
    if (error !== undefined) throw error;
  });
  const headers = Object.entries(response.getHeaders());
  return Object.fromEntries([
    ...headers.map(([name, value]) => [name, String(value)]),
    ["permissions-policy", PERMISSIONS],
  ]);
}

async function readPages(siteDir: string): Promise<string[]> {
  const names = (await readdir(siteDir)).filter((name) => name.endsWith(".html"));
  return Promise.all(names.map((name) => readFile(join(siteDir, name), "utf8")));
}

/**
 * The CSP sources of all elements of this name with no attribute but an id, without repetitions. Any
 * other script is a file of ours or data, which the policy lets through or need not know.
 */
function hashesOf(pages: readonly string[], element: "script" | "style"): string[] {
  const pattern = new RegExp(`<${element}(?: id="\\w+")?>(.*?)</${element}>`, "gs");
  const texts = pages.flatMap((page) => [...page.matchAll(pattern)].map(([, text = ""]) => text));
  const hashes = texts.map((text) => createHash("sha256").update(text).digest("base64"));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
