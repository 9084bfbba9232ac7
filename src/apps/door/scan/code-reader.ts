import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

/** The formats of our pass and of student cards. */
const FORMATS = ["qr_code", "code_128", "code_39"] as const;

/** Reads the texts of all codes in a picture. */
export type CodeReader = (picture: HTMLCanvasElement) => Promise<string[]>;

interface Detector {
  detect(picture: HTMLCanvasElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface NativeDetector {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: NativeDetector;
  }
}

/** The browser's own reader counts as broken after this many failures in a row. */
const MOST_FAILURES = 5;

/**
 * Opens the browser's own reader where it knows these formats and works, else a WebAssembly reader
 * from our origin. Rejects if neither is available.
 */
export async function openCodeReader(): Promise<CodeReader> {
  let detector = (await nativeDetector()) ?? (await wasmDetector());
  let failures = 0;
  return async (picture) => {
    try {
      const codes = await detector.detect(picture);
      failures = 0;
      return codes.map(({ rawValue }) => rawValue);
    } catch {
      // The next picture follows in a moment.
      failures += 1;
      if (failures % MOST_FAILURES === 0) detector = await wasmDetector();
      return [];
    }
  };
}

async function nativeDetector(): Promise<Detector | null> {
  const native = window.BarcodeDetector;
  if (native === undefined) return null;
  // Some systems have the class but support none of the formats.
  const supported = await native.getSupportedFormats().catch((): readonly string[] => []);
  if (!FORMATS.every((format) => supported.includes(format))) return null;
  return new native({ formats: FORMATS });
}

async function wasmDetector(): Promise<Detector> {
  const { BarcodeDetector, prepareZXingModule } = await import("barcode-detector/ponyfill");
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  return new BarcodeDetector({ formats: [...FORMATS] });
}
