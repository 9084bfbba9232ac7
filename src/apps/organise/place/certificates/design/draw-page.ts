import { getDocument, PDFWorker } from "pdfjs-dist";

/**
 * Draws the first page of a PDF into a new canvas, `width` device pixels wide. Rejects if the file is not
 * a PDF. pdf.js is used because phones show no PDF inside a page.
 */
export async function drawPage(file: Uint8Array, width: number): Promise<HTMLCanvasElement> {
  const port = new Worker(new URL("./pdf.worker.ts", import.meta.url), { type: "module" });
  const worker = new PDFWorker({ port } as never);
  const loading = getDocument({ data: file.slice(), worker, disableFontFace: true });
  try {
    const page = await (await loading.promise).getPage(1);
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
    return canvas;
  } finally {
    await loading.destroy();
    port.terminate();
  }
}
