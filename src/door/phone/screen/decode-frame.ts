import {
  prepareZXingModule,
  type ReaderOptions,
  readBarcodes,
  type ZXingModuleOverrides,
} from "zxing-wasm/reader";
import type { ScannedCode } from "../session/read-code.ts";

interface Turn {
  readonly binarizer: NonNullable<ReaderOptions["binarizer"]>;
  readonly isStretched?: boolean;
}

/**
 * The ways of reading that successive frames take in turn. Some damaged or shaded codes are read only with a
 * local threshold, others only with one for the whole picture, and dim ones only with their contrast stretched.
 */
const TURNS: readonly [Turn, ...Turn[]] = [
  { binarizer: "LocalAverage" },
  { binarizer: "GlobalHistogram" },
  { binarizer: "LocalAverage", isStretched: true },
  { binarizer: "GlobalHistogram" },
];

/** Loads the WebAssembly from where `overrides` say. */
export async function prepareDecoder(overrides: ZXingModuleOverrides): Promise<void> {
  await prepareZXingModule({ overrides, fireImmediately: true });
}

/** Reads all codes in a frame, of every kind that the decoder knows. `count` is that of earlier frames. */
export async function decodeFrame(frame: ImageData, count: number): Promise<ScannedCode[]> {
  const { binarizer, isStretched } = TURNS[count % TURNS.length] ?? TURNS[0];
  if (isStretched) stretchContrast(frame.data);
  return readBarcodes(frame, { binarizer });
}

/** The part of the pixels, at either end, that may be a reflection or a shadow. */
const CUT = 0.01;

/** Makes the frame grey, from black to white. */
function stretchContrast(pixels: Uint8ClampedArray): void {
  const counts = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at += 4) count(pixels[at + 1] ?? 0);
  const most = (pixels.length / 4) * CUT;
  const dark = quantile((index) => index);
  const light = quantile((index) => 255 - index);
  const scale = 255 / Math.max(1, light - dark);
  for (let at = 0; at < pixels.length; at += 4) {
    pixels.fill(((pixels[at + 1] ?? 0) - dark) * scale, at, at + 3);
  }

  function count(level: number): void {
    counts[level] = (counts[level] ?? 0) + 1;
  }
  function quantile(levelAt: (index: number) => number): number {
    let sum = 0;
    let index = 0;
    while (index < 255 && sum + (counts[levelAt(index)] ?? 0) <= most) {
      sum += counts[levelAt(index)] ?? 0;
      index += 1;
    }
    return levelAt(index);
  }
}
