import type { MakeAnswer, MakeRequest } from "./make.worker.ts";

/**
 * Makes certificates in a worker, so that the page stays responsive. Rejects if the worker fails, or once
 * `signal` is aborted.
 */
export async function make(
  request: MakeRequest,
  onProgress: (done: number) => void = () => {},
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const worker = new Worker(new URL("./make.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(new Error("The certificates could not be made"));
      worker.onerror = fail;
      signal?.addEventListener("abort", fail, { once: true });
      worker.onmessage = ({ data }: MessageEvent<MakeAnswer>) => {
        if (data.kind === "progress") onProgress(data.done);
        else if (data.kind === "made") resolve(data.file);
        else fail();
      };
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
