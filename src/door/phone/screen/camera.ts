import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { ScannedCode } from "../session/read-code.ts";

/** How long a code must be out of view before it counts as shown again, in ms. */
const AWAY_MS = 2000;
/** Pause between two readings, in which the page can handle touches, in ms. */
const PAUSE_MS = 60;
/** Longer side of the picture that is read, in pixels: enough for a card's bars at arm's length. */
const READ_PIXELS = 960;

interface CameraEvents {
  carnetIn(code: ScannedCode): string | null;
  /** Called for each code that is shown, with its carnet, or `null`. */
  onCode(carnet: string | null): void;
  /** Whether to skip reading, which blocks the handling of keys. */
  isPaused(): boolean;
  /** Called once the camera sends no more pictures: a call or another app took it, or it was removed. */
  onEnd(): void;
}

export type OpenCamera = Awaited<ReturnType<typeof openCamera>>;

/** `no-reader` means that the code reader could not be loaded. */
export type CameraFault = "refused" | "absent" | "busy" | "no-reader";

class NoReaderError extends Error {}

export function cameraFault(error: unknown): CameraFault {
  if (error instanceof NoReaderError) return "no-reader";
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotReadableError" || name === "AbortError" ? "busy" : "absent";
}

/** Shows the rear camera and reads codes until stopped. `cameraFault` tells why it rejects. */
export async function openCamera(video: HTMLVideoElement, events: CameraEvents) {
  const wanted = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } };
  if (!navigator.mediaDevices) throw new DOMException("No camera", "NotFoundError");
  // The reader comes first: without it the camera would stay on for nothing.
  const read = await openCodeReader().catch((cause) => {
    throw new NoReaderError("No reader of codes", { cause });
  });
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new NoReaderError("No canvas");
  const stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
  video.srcObject = stream;
  let isStopped = false;
  for (const track of stream.getTracks()) {
    // An iPhone mutes a camera that it lends to a call.
    for (const end of ["ended", "mute"])
      track.addEventListener(end, () => isStopped || events.onEnd());
  }
  await video.play().catch(() => {});
  void readFrames({ video, context, read, isStopped: () => isStopped }, events);
  return {
    torch: torchOf(stream.getVideoTracks()[0]),
    stop() {
      isStopped = true;
      for (const track of stream.getTracks()) track.stop();
      // A later attempt may show its picture there already.
      if (video.srcObject === stream) video.srcObject = null;
    },
  };
}

interface Frames {
  readonly video: HTMLVideoElement;
  readonly context: CanvasRenderingContext2D;
  readonly read: CodeReader;
  readonly isStopped: () => boolean;
}

async function readFrames(
  { video, context, read, isStopped }: Frames,
  { carnetIn, onCode, isPaused }: CameraEvents,
): Promise<void> {
  const { canvas } = context;
  const shownAnew = seenCodes(carnetIn);
  while (!isStopped()) {
    const isShown = video.videoWidth > 0 && document.visibilityState === "visible";
    if (isShown && !isPaused()) {
      const scale = Math.min(1, READ_PIXELS / Math.max(video.videoWidth, video.videoHeight));
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const codes = await read(context).catch(() => []);
      if (isStopped()) return;
      const code = shownAnew(codes, performance.now());
      if (code !== null) onCode(code.carnet);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/**
 * Reports each appearance of a code once; a student's pass and card have the same code. The function that it returns
 * gets the codes in view at `at`, in ms, and returns the one that was not in view before; carnets come first.
 */
export function seenCodes(carnetIn: CameraEvents["carnetIn"]) {
  const seen = new Map<string, number>();
  return (codes: readonly ScannedCode[], at: number) => {
    const read = codes.map((code) => ({ text: code.text, carnet: carnetIn(code) }));
    const code = read.find(({ carnet }) => carnet !== null) ?? read[0];
    if (code === undefined) return null;
    const { text, carnet } = code;
    for (const [each, last] of seen) if (at - last >= AWAY_MS) seen.delete(each);
    const isNew = !seen.has(carnet ?? text);
    seen.set(carnet ?? text, at);
    return isNew ? { carnet } : null;
  };
}

/** `null` if the camera has no torch, which is missing in TypeScript's types. */
function torchOf(track: MediaStreamTrack | undefined) {
  const capabilities: MediaTrackCapabilities & { torch?: boolean } =
    track?.getCapabilities?.() ?? {};
  if (track === undefined || capabilities.torch !== true) return null;
  return async (isOn: boolean) => {
    const light: MediaTrackConstraintSet & { torch: boolean } = { torch: isOn };
    await track.applyConstraints({ advanced: [light] });
  };
}

type CodeReader = (picture: CanvasRenderingContext2D) => Promise<ScannedCode[]>;

/** Browsers' own readers are not used: which codes they read differs from phone to phone. */
async function openCodeReader(): Promise<CodeReader> {
  const { decodeFrame, prepareDecoder } = await import("./decode-frame.ts");
  await prepareDecoder({ locateFile: () => wasmUrl });
  let count = 0;
  // A frame for which a phone has no memory rejects, and the next one is tried.
  return async (picture) => {
    const { width, height } = picture.canvas;
    count += 1;
    return decodeFrame(picture.getImageData(0, 0, width, height), count - 1);
  };
}
