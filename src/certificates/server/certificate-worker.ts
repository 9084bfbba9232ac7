import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { certificatePdf } from "../pdf/certificate-pdf.ts";
import type { Drawing } from "./drawn-certificates.ts";

/**
 * Lets calls go before drawings on a machine with one core, too. On Linux each thread has a priority of its own,
 * from 19 (last) to -20 (first); the server has 0.
 */
const LATER = 5;
if (process.platform === "linux") setPriority(LATER);

/* The server posts a drawing, and receives the PDF. */
parentPort?.on("message", async ({ certificate, sheet }: Drawing) => {
  parentPort?.postMessage(await certificatePdf([certificate], sheet));
});
