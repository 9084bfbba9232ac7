import { parentPort } from "node:worker_threads";
import { certificatePdf } from "../pdf/certificate-pdf.ts";
import type { Drawing } from "./drawn-certificates.ts";

/* The server posts a drawing, and receives the PDF. */
parentPort?.on("message", async ({ certificate, sheet }: Drawing) => {
  parentPort?.postMessage(await certificatePdf([certificate], sheet));
});
