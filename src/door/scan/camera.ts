import type { CodeReader } from "./code-reader.ts";
import { SeenCodes, type ShownCode } from "./seen-codes.ts";

/** Between two readings, so that the page answers touches meanwhile, in ms. */
export const PAUSE_MS = 60;
/** The longer side of the picture that is read: enough for a student card's bars at arm's length. */
const READ_PIXELS = 960;

export interface CameraEvents {
  /** A code came into view that was not there before. */
  onCode(code: ShownCode): void;
  /** Whether to read nothing now: reading keeps the page from answering keys. */
  isPaused(): boolean;
}

export interface OpenCamera {
  /** `null` where the camera has no light. */
  readonly torch: ((isOn: boolean) => Promise<void>) | null;
  stop(): void;
}

/** `no-reader`: what reads codes could not be loaded. */
export type CameraFault = "refused" | "absent" | "busy" | "no-reader";

class NoReaderError extends Error {}

export function cameraFault(error: unknown): CameraFault {
  if (error instanceof NoReaderError) return "no-reader";
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotReadableError" || name === "AbortError" ? "busy" : "absent";
}

/**
 * Shows the rear camera in `video` and reads codes until stopped. Rejects where there is no camera, or
 * nothing to read codes with; `cameraFault` says which.
 */
export async function openCamera(
  video: HTMLVideoElement,
  openReader: () => Promise<CodeReader>,
  events: CameraEvents,
): Promise<OpenCamera> {
  const wanted = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } };
  if (!navigator.mediaDevices) throw new DOMException("No camera", "NotFoundError");
  // Before the camera, which would stay on for nothing.
  const read = await openReader().catch((cause) => {
    throw new NoReaderError("No reader of codes", { cause });
  });
  const stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
  video.srcObject = stream;
  let isStopped = false;
  await video.play().catch(() => {});
  void readFrames(video, read, events, () => isStopped);
  return {
    torch: torchOf(stream.getVideoTracks()[0]),
    stop() {
      isStopped = true;
      for (const track of stream.getTracks()) track.stop();
      video.srcObject = null;
    },
  };
}

async function readFrames(
  video: HTMLVideoElement,
  read: CodeReader,
  { onCode, isPaused }: CameraEvents,
  isStopped: () => boolean,
): Promise<void> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const seen = new SeenCodes();
  while (!isStopped()) {
    const isShown = video.videoWidth > 0 && document.visibilityState === "visible";
    if (isShown && context !== null && !isPaused()) {
      const scale = Math.min(1, READ_PIXELS / Math.max(video.videoWidth, video.videoHeight));
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const texts = await read(canvas).catch(() => []);
      if (isStopped()) return;
      const code = seen.shownAnew(texts, performance.now());
      if (code !== null) onCode(code);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Not in the types of all browsers yet. */
interface TorchConstraint extends MediaTrackConstraintSet {
  torch?: boolean;
}

function torchOf(track: MediaStreamTrack | undefined): OpenCamera["torch"] {
  const capabilities: MediaTrackCapabilities & { torch?: boolean } =
    track?.getCapabilities?.() ?? {};
  if (track === undefined || capabilities.torch !== true) return null;
  return async (isOn) => {
    const light: TorchConstraint = { torch: isOn };
    await track.applyConstraints({ advanced: [light] });
  };
}
