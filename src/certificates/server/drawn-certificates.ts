import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { CertificateSheet, PrintedCertificate } from "../pdf/sheet.ts";

export interface Drawing {
  readonly certificate: PrintedCertificate;
  readonly sheet: CertificateSheet;
}

/** Draws the PDF of a certificate. */
export type DrawCertificate = (drawing: Drawing) => Promise<Uint8Array>;

/** Draws on the caller's thread, for a function, whose instances answer one call at a time. */
export const drawHere: DrawCertificate = async ({ certificate, sheet }) => {
  const { certificatePdf } = await import("../pdf/certificate-pdf.ts");
  return certificatePdf([certificate], sheet);
};

/**
 * Draws in a thread of its own, one after another, so that no other call waits. The thread starts with the
 * first certificate, and does not keep the process running.
 */
export function drawInThread(): DrawCertificate {
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

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

  return (drawing) => {
    const next = last.then(() => drawNow(drawing));
    last = next.catch(() => {});
    return next;
  };
}

/** The build puts both programs into one folder. */
const extension = import.meta.url.endsWith(".ts") ? ".ts" : ".js";
