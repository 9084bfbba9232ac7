import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { ScannedCode } from "./read-code.ts";

/** The formats of our pass and of student cards, without which the browser's own reader is not used. */
const FORMATS = [
  ...["qr_code", "aztec", "data_matrix", "pdf417"],
  ...["code_128", "code_93", "code_39", "codabar", "itf", "ean_13"],
];

/** Reads all codes in a picture. */
export type CodeReader = (picture: CanvasRenderingContext2D) => Promise<ScannedCode[]>;

/** The browser's own reader, which is missing in TypeScript's types. */
interface Detector {
  detect(picture: CanvasImageSource): Promise<{ rawValue: string; format: string }[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: {
      new (options: { formats: readonly string[] }): Detector;
      getSupportedFormats(): Promise<readonly string[]>;
    };
  }
}

/** The browser's own reader counts as broken after this many failures in a row. */
const MOST_FAILURES = 5;

/** The browser's own reader where it works with these formats, else WebAssembly; rejects without both. */
export async function openCodeReader(): Promise<CodeReader> {
  let read = (await nativeReader()) ?? (await wasmReader());
  let failures = 0;
  return async (picture) => {
    try {
      const codes = await read(picture);
      failures = 0;
      return codes;
    } catch {
      // A failure is ignored, because the next frame follows in a moment.
      failures += 1;
      if (failures % MOST_FAILURES === 0) read = await wasmReader();
      return [];
    }
  };
}

async function nativeReader(): Promise<CodeReader | null> {
  const native = window.BarcodeDetector;
  if (native === undefined) return null;
  // Some systems have the class but support none of the formats.
  const formats = await native.getSupportedFormats().catch((): readonly string[] => []);
  if (!FORMATS.every((format) => formats.includes(format))) return null;
  const detector = new native({ formats: formats.filter((format) => format !== "unknown") });
  return async ({ canvas }) => {
    const codes = await detector.detect(canvas);
    return codes.map(({ rawValue, format }) => ({ text: rawValue, format }));
  };
}

async function wasmReader(): Promise<CodeReader> {
  const { decodeFrame, prepareDecoder } = await import("./decode-frame.ts");
  await prepareDecoder({ locateFile: () => wasmUrl });
  let count = 0;
  return (picture) => {
    const { width, height } = picture.canvas;
    count += 1;
    return decodeFrame(picture.getImageData(0, 0, width, height), count - 1);
  };
}
