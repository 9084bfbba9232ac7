import type { SheetsReading } from "#people/files/draft/read-sheets.ts";
import { offerNewerVersion } from "#platform/ui/actions/toasts.ts";

/** The largest file that is read; a workbook with 100,000 people is smaller. */
const MOST_BYTES = 20_000_000;

/** Reads a list in a worker, so that the page stays responsive whatever the file is. */
export async function readInWorker(source: File | string): Promise<SheetsReading> {
  if (typeof source !== "string" && source.size > MOST_BYTES) return tooLarge;
  let data: ArrayBuffer | string;
  try {
    data = typeof source === "string" ? source : await source.arrayBuffer();
  } catch {
    return notReadable;
  }
  const worker = new Worker(new URL("./read.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve) => {
      worker.onmessage = ({ data: reading }: MessageEvent<SheetsReading>) => resolve(reading);
      worker.onerror = (event) => {
        // A worker whose file failed to load raises an event without an error.
        if (event instanceof ErrorEvent) return resolve(failed);
        void offerNewerVersion();
        resolve(lost);
      };
      worker.postMessage(data);
    });
  } finally {
    worker.terminate();
  }
}

const unreadable = (message: string): SheetsReading => ({ kind: "unreadable", message });
const tooLarge = unreadable(
  "El archivo es demasiado grande (más de 20 MB) para ser una lista. Copie solo las filas de la lista a un libro nuevo.",
);
const notReadable = unreadable(
  "El archivo no se deja leer: quizá está abierto en otro programa o se movió. Ciérrelo y elíjalo otra vez.",
);
const lost = unreadable(
  "Una parte de esta página no cargó. Recárguela y elija el archivo otra vez.",
);
const failed = unreadable(
  "El archivo no se pudo leer. Ábralo en la hoja de cálculo, guárdelo como XLSX o CSV y elíjalo otra vez.",
);
