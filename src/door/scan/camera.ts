import { readCarnet } from "../../domain/carnet/read-carnet.ts";
import type { CodeReader } from "./code-reader.ts";
import { SeenCodes } from "./seen-codes.ts";

/** Between two readings, so that the page answers touches meanwhile, in ms. */
export const PAUSE_MS = 60;
/** The longer side of the picture that is read: enough for a student card's bars at arm's length. */
const READ_PIXELS = 960;

export interface CameraEvents {
  /** A carnet came into view. */
  onCarnet(text: string): void;
  /** A code came into view that holds no carnet. */
  onOther(): void;
}

export interface OpenCamera {
  readonly stream: MediaStream;
  /** `null` where the camera has no light. */
  readonly torch: ((isOn: boolean) => Promise<void>) | null;
  stop(): void;
}

export type CameraFault = "refused" | "absent" | "busy";

export function cameraFault(error: unknown): CameraFault {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotReadableError" || name === "AbortError" ? "busy" : "absent";
}

/** Shows the rear camera in `video` and reads codes until stopped. Rejects where there is no camera. */
export async function openCamera(
  video: HTMLVideoElement,
  read: Promise<CodeReader>,
  events: CameraEvents,
): Promise<OpenCamera> {
  const wanted = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } };
  if (!navigator.mediaDevices) throw new DOMException("No camera", "NotFoundError");
  const stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
  video.srcObject = stream;
  let isStopped = false;
  await video.play().catch(() => {});
  void readFrames(video, await read, events, () => isStopped);
  return {
    stream,
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
  { onCarnet, onOther }: CameraEvents,
  isStopped: () => boolean,
): Promise<void> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const seen = new SeenCodes();
  while (!isStopped()) {
    if (video.videoWidth > 0 && context !== null && document.visibilityState === "visible") {
      const scale = Math.min(1, READ_PIXELS / Math.max(video.videoWidth, video.videoHeight));
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      // A frame that cannot be read is followed by another.
      const texts = await read(canvas).catch(() => []);
      const text = texts.find((each) => readCarnet(each).kind === "carnet") ?? texts[0];
      if (isStopped()) return;
      if (text !== undefined && seen.isNew(text, performance.now())) {
        if (readCarnet(text).kind === "carnet") onCarnet(text);
        else onOther();
      }
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
