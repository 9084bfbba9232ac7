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

/** The browser's own reader where it knows these codes, else a WebAssembly one from our own origin. */
export async function openCodeReader(): Promise<CodeReader> {
  const detector = (await nativeDetector()) ?? (await wasmDetector());
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
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
  prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });
  return new BarcodeDetector({ formats: [...FORMATS] });
}
