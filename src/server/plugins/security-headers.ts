import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyHelmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const HALF_A_YEAR_SECONDS = 15_552_000;

/** What the page may ask of a visitor's device: nothing. */
const PERMISSIONS = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/**
 * Headers that keep other sites, injected markup and the browser's guesses away from ours. The
 * policy allows the inline styles of the built pages in `siteDir` by their hashes, and no script
 * but our own files.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  siteDir: string | null,
): Promise<void> {
  const styleHashes = siteDir === null ? [] : await inlineStyleHashes(siteDir);
  await app.register(fastifyHelmet, {
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
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", PERMISSIONS);
  });
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
