import { getDocument, PDFWorker } from "pdfjs-dist";

/** The page's PDF library failed to load. */
export class LostReader extends Error {}

/** Draws the first page of a PDF `width` device pixels wide, because phones show no PDF inside a page. */
export async function drawPage(file: Uint8Array, width: number): Promise<HTMLCanvasElement> {
  const port = new Worker(new URL("./pdf.worker.ts", import.meta.url), { type: "module" });
  // pdf.js would wait for ever for a worker whose file failed to load.
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
    // pdf.js waits for the worker's answer, which never comes if the worker failed to load.
    loading.destroy().catch(() => {});
    port.terminate();
  }
}
