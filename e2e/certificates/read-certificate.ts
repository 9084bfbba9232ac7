import { readFile } from "node:fs/promises";
import { createCanvas } from "@napi-rs/canvas";
import type { Download } from "@playwright/test";
import jsqr from "jsqr";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The text of each page of a PDF, as an independent reader finds it. */
export async function pagesOf(data: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: data.slice(), verbosity: 0 }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => document.getPage(number)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return contents.map(({ items }) =>
    items.map((item) => ("str" in item ? item.str : "")).join(" "),
  );
}

/** The address in the QR on the first page of a PDF. */
export async function addressOn(data: Uint8Array): Promise<string> {
  const document = await getDocument({ data: data.slice(), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: 3 });
  const canvas = createCanvas(viewport.width, viewport.height);
  const context = canvas.getContext("2d");
  await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
  // The lower right corner.
  const [left, top] = [viewport.width * 0.75, viewport.height * 0.65];
  const corner = context.getImageData(left, top, viewport.width - left, viewport.height - top);
  return jsqr(new Uint8ClampedArray(corner.data), corner.width, corner.height)?.data ?? "";
}

export async function contentOf(download: Promise<Download>): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await (await download).path()));
}
