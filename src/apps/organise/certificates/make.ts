import type { MakeRequest } from "./make.worker.ts";

/** Makes certificates in a worker. Rejects if it fails, or once `signal` is aborted. */
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
      worker.onmessage = ({ data }: MessageEvent<number | Uint8Array>) =>
        typeof data === "number" ? onProgress(data) : resolve(data);
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
