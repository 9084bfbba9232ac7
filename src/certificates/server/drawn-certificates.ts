import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { CertificateSheet, PrintedCertificate } from "../pdf/sheet.ts";

export interface Drawing {
  readonly certificate: PrintedCertificate;
  readonly sheet: CertificateSheet;
  /** A hash of the sheet besides its fonts. */
  readonly version: string;
}

export type DrawCertificate = (drawing: Drawing) => Promise<Uint8Array>;

/** Some thousand certificates without pictures, a hundred with large ones. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** Keeps the latest PDFs in memory alone; each is drawn once, and again when the design has changed. */
export function drawnCertificates(draw: DrawCertificate): DrawCertificate {
  const drawn = new LRUCache<string, Uint8Array, Drawing>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: (_key, _stale, { context }) => draw(context),
  });
  return (drawing) =>
    drawn.forceFetch(`${drawing.certificate.code} ${drawing.version}`, { context: drawing });
}

/** Draws on the caller's thread, for a function, whose instances answer one call at a time. */
export const drawHere: DrawCertificate = async ({ certificate, sheet }) => {
  const { certificatePdf } = await import("../pdf/certificate-pdf.ts");
  return certificatePdf([certificate], sheet);
};

/** Draws in a thread of its own, one after another; it starts with the first, and keeps no process running. */
export function drawInThread(): DrawCertificate {
  let thread: Worker | null = null;
  const inTurn = pLimit(1);

  async function drawNow(drawing: Drawing): Promise<Uint8Array> {
    thread ??= new Worker(new URL(`./certificate-worker${extension}`, import.meta.url));
    thread.unref();
    try {
      const answer = once(thread, "message");
      thread.postMessage(drawing);
      return (await answer)[0];
    } catch (error) {
      // A thread that failed has ended; the next drawing starts another.
      thread = null;
      throw error;
    }
  }

  return (drawing) => inTurn(drawNow, drawing);
}

/** The build puts both programs into one folder. */
const extension = import.meta.url.endsWith(".ts") ? ".ts" : ".js";
