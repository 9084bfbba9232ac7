import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyReply } from "fastify";
import helmet from "helmet";

const HALF_A_YEAR_SECONDS = 15_552_000;

/** What the page may ask of a visitor's device: nothing. */
const PERMISSIONS = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/**
 * Resolves with what puts on an answer the headers that keep other sites, injected markup and the
 * browser's guesses away from ours. The policy allows the inline styles of the built pages in
 * `siteDir` by their hashes, and no script but our own files.
 */
export async function securityHeaders(
  siteDir: string | null,
): Promise<(reply: FastifyReply) => void> {
  const styleHashes = siteDir === null ? [] : await inlineStyleHashes(siteDir);
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...styleHashes],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["default"],
      },
    },
    frameguard: { action: "deny" },
    // Browsers heed it only over HTTPS. Sibling hosts of a university's domain are not ours to bind.
    strictTransportSecurity: { maxAge: HALF_A_YEAR_SECONDS, includeSubDomains: false },
  });
  return (reply) => {
    setHeaders(reply.request.raw, reply.raw, raise);
    reply.header("permissions-policy", PERMISSIONS);
  };
}

function raise(error?: unknown): void {
  if (error !== undefined) throw error;
}

/** The CSP sources of all style elements in the built pages, without repetitions. */
async function inlineStyleHashes(siteDir: string): Promise<string[]> {
  const pages = (await readdir(siteDir)).filter((name) => name.endsWith(".html"));
  const texts = await Promise.all(pages.map((name) => readFile(join(siteDir, name), "utf8")));
  const styles = texts.flatMap((text) => [...text.matchAll(/<style>(.*?)<\/style>/gs)]);
  const hashes = styles.map(([, style = ""]) =>
    createHash("sha256").update(style).digest("base64"),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
