import type { BarcodeDetector } from "barcode-detector/ponyfill";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

/** The formats of our pass and of student cards. */
const FORMATS = ["qr_code", "code_128", "code_39"] as const;

/** Reads the texts of all codes in a picture. */
export type CodeReader = (picture: HTMLCanvasElement) => Promise<string[]>;

declare global {
  interface Window {
    readonly BarcodeDetector?: typeof BarcodeDetector;
  }
}

/** The browser's own reader counts as broken after this many failures in a row. */
const MOST_FAILURES = 5;

/** The browser's own reader where it works with these formats, else WebAssembly; rejects without both. */
export async function openCodeReader(): Promise<CodeReader> {
  let detector = (await nativeDetector()) ?? (await wasmDetector());
  let failures = 0;
  return async (picture) => {
    try {
      const codes = await detector.detect(picture);
      failures = 0;
      return codes.map(({ rawValue }) => rawValue);
    } catch {
      // A failure is ignored, because the next frame follows in a moment.
      failures += 1;
      if (failures % MOST_FAILURES === 0) detector = await wasmDetector();
      return [];
    }
  };
}

async function nativeDetector(): Promise<BarcodeDetector | null> {
  const native = window.BarcodeDetector;
  if (native === undefined) return null;
  // Some systems have the class but support none of the formats.
  const supported = await native.getSupportedFormats().catch((): readonly string[] => []);
  if (!FORMATS.every((format) => supported.includes(format))) return null;
  return new native({ formats: [...FORMATS] });
}

async function wasmDetector(): Promise<BarcodeDetector> {
  const { BarcodeDetector, prepareZXingModule } = await import("barcode-detector/ponyfill");
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  return new BarcodeDetector({ formats: [...FORMATS] });
}
