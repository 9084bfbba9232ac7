import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { certificatePdf } from "../pdf/certificate-pdf.ts";
import type { Drawing } from "./drawn-certificates.ts";

/**
 * Calls go before drawings also on a machine with one core: of Linux's 20 (last) to -20 (first), with 0 for the
 * server. A priority belongs to a thread there.
 */
const LATER = 5;
if (process.platform === "linux") setPriority(LATER);

/* The server posts a drawing, and receives the PDF. */
parentPort?.on("message", async ({ certificate, sheet }: Drawing) => {
  parentPort?.postMessage(await certificatePdf([certificate], sheet));
});
