import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { ScannedCode } from "./read-code.ts";

/** Reads all codes in a picture. */
export type CodeReader = (picture: CanvasRenderingContext2D) => Promise<ScannedCode[]>;

/**
 * Loads the reader; rejects if that fails. Browsers' own readers are not used, because which kinds and
 * which damaged codes they read differs from phone to phone.
 */
export async function openCodeReader(): Promise<CodeReader> {
  const { decodeFrame, prepareDecoder } = await import("./decode-frame.ts");
  await prepareDecoder({ locateFile: () => wasmUrl });
  let count = 0;
  return (picture) => {
    const { width, height } = picture.canvas;
    count += 1;
    return decodeFrame(picture.getImageData(0, 0, width, height), count - 1);
  };
}
