import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { certificatePdf } from "../../../certificates/certificate-pdf.ts";
import type { Drawing } from "./drawn-certificates.ts";

/*
 * Draws certificates in a thread of its own: the server posts a drawing and receives the PDF. On Linux a
 * priority belongs to a thread, so calls go before drawings also on a machine with one core.
 */
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on("message", async ({ certificate, sheet }: Drawing) => {
  const pdf = await certificatePdf([certificate], sheet);
  parentPort?.postMessage(pdf);
});
