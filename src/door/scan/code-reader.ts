import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

/** Our pass, and what student cards carry. */
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

/** After so many pictures in a row the browser's own reader counts as broken. */
const MOST_FAILURES = 5;

/**
 * The browser's own reader where it knows these codes and works, else a WebAssembly one from our own
 * origin. Rejects where neither can be had.
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
      // A picture that cannot be read is followed by another.
      failures += 1;
      if (failures % MOST_FAILURES === 0) detector = await wasmDetector();
      return [];
    }
  };
}

async function nativeDetector(): Promise<Detector | null> {
  const native = window.BarcodeDetector;
  if (native === undefined) return null;
  // Some systems have the class and none of the formats.
  const supported = await native.getSupportedFormats().catch((): readonly string[] => []);
  if (!FORMATS.every((format) => supported.includes(format))) return null;
  return new native({ formats: FORMATS });
}

async function wasmDetector(): Promise<Detector> {
  const { BarcodeDetector, prepareZXingModule } = await import("barcode-detector/ponyfill");
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  return new BarcodeDetector({ formats: [...FORMATS] });
}
