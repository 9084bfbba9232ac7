import type { MakeRequest } from "./make.worker.ts";

/** Makes certificates in a worker; rejects if it fails. `onMade` gets how many are made. */
export async function make(
  request: MakeRequest,
  onMade?: (count: number) => void,
): Promise<Uint8Array> {
  const worker = new Worker(new URL("./make.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.onerror = () => reject(new Error("The certificates could not be made"));
      worker.onmessage = ({ data }: MessageEvent<Uint8Array | number>) =>
        typeof data === "number" ? onMade?.(data) : resolve(data);
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
