import { getDocument, PDFWorker } from "pdfjs-dist";

/** The page's own reader of PDF did not come. */
export class LostReader extends Error {}

/** Draws the first page of a PDF `width` device pixels wide, because phones show no PDF inside a page. */
export async function drawPage(file: Uint8Array, width: number): Promise<HTMLCanvasElement> {
  const port = new Worker(new URL("./pdf.worker.ts", import.meta.url), { type: "module" });
  // pdf.js itself would wait for a worker whose file did not come.
  const lost = new Promise<never>((_, reject) => {
    port.onerror = (event) => reject(event instanceof ErrorEvent ? event.error : new LostReader());
  });
  const worker = new PDFWorker({ port } as never);
  const loading = getDocument({ data: file.slice(), worker, disableFontFace: true });
  try {
    const page = await (await Promise.race([loading.promise, lost])).getPage(1);
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
    return canvas;
  } finally {
    // pdf.js waits for an answer of the worker, which one that did not come never gives.
    loading.destroy().catch(() => {});
    port.terminate();
  }
}
