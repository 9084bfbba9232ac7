import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#platform/ui/Button.tsx";
import type { ScannedCode } from "../session/read-code.ts";
import { type CameraFault, cameraFault, type OpenCamera, openCamera } from "./camera.ts";

const faults: Readonly<Record<CameraFault, string>> = {
  refused:
    "El navegador no prestó la cámara. Permítela en los ajustes del sitio, o escribe el carnet abajo.",
  absent:
    "Este navegador no encuentra una cámara. Si se abrió dentro de otra aplicación, abre el enlace en Chrome o Safari; si no, usa un lector, escribe el carnet o busca por nombre.",
  busy: "Otra aplicación o una llamada usa la cámara. Aquí se enciende sola cuando quede libre.",
  "no-reader":
    "No se pudo traer el lector de códigos. Recarga la página con señal: lo que anotaste no se pierde. O escribe el carnet abajo.",
};

const PAUSED = "La cámara lee otra vez cuando no haya nada escrito.";

/** How often a camera that something else uses is tried again while the page is visible, in ms. */
const RETRY_MS = 3000;

/** Screen readers say nothing of a text that comes this soon after its place on the page, in ms. */
const UNHEARD_MS = 1000;

/** How long the notice about a code without a carnet stays, in ms. */
const OTHER_SHOWN_MS = 4000;

interface Props {
  readonly carnetIn: (code: ScannedCode) => string | null;
  readonly onCarnet: (carnet: string) => void;
  readonly isPaused: boolean;
}

export function CameraView({ carnetIn, onCarnet, isPaused }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<OpenCamera | null>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [isLit, setLit] = useState(false);
  const [hasTorchFailed, setTorchFailed] = useState(false);
  /** Counts the codes in view that are not a carnet. */
  const [other, setOther] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const isPausedNow = useEffectEvent(() => isPaused);
  const onCode = useEffectEvent((carnet: string | null) => {
    setOther((count) => (carnet === null ? count + 1 : 0));
    if (carnet !== null) onCarnet(carnet);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens it again
  useEffect(() => {
    let opened: OpenCamera | null = null;
    let isGone = false;
    let retry: ReturnType<typeof setInterval> | undefined;
    const tryAgain = () => document.visibilityState === "visible" && setAttempt(attempt + 1);
    function end(found: CameraFault): void {
      if (isGone) return;
      setFault(found);
      if (found !== "busy" || retry !== undefined) return;
      retry = setInterval(tryAgain, RETRY_MS);
      document.addEventListener("visibilitychange", tryAgain);
    }
    async function open(element: HTMLVideoElement): Promise<void> {
      try {
        opened = await openCamera(element, {
          carnetIn,
          onCode,
          isPaused: isPausedNow,
          onEnd: () => end("busy"),
        });
        if (isGone) return opened.stop();
        setLit(false);
        setTorchFailed(false);
        setFault(null);
        setCamera(opened);
      } catch (error) {
        // The first fault often comes at once.
        if (attempt === 0) await new Promise((resolve) => setTimeout(resolve, UNHEARD_MS));
        end(cameraFault(error));
      }
    }
    if (video.current !== null) void open(video.current);
    return () => {
      isGone = true;
      opened?.stop();
      clearInterval(retry);
      document.removeEventListener("visibilitychange", tryAgain);
    };
  }, [attempt]);

  useEffect(() => {
    if (other === 0) return;
    const timer = setTimeout(() => setOther(0), OTHER_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [other]);

  const torch = camera?.torch ?? null;
  const isOpen = camera !== null && fault === null;
  const idle = hasTorchFailed ? "La linterna no responde: busca luz y sigue." : "";
  const note = fault !== null ? faults[fault] : camera === null ? "Abriendo la cámara…" : idle;
  return (
    <div className="camera" data-state={fault ?? (camera === null ? "opening" : "open")}>
      <video ref={video} muted playsInline aria-label="Imagen de la cámara" />
      <p className="camera-note" role="status">
        {isOpen && !isPaused && other > 0 ? "Ese código no es un carnet." : note}
      </p>
      {/* For the eye alone: it appears with the first digit that a scanner types. */}
      {isOpen && isPaused && <p className="camera-note">{PAUSED}</p>}
      {fault === "no-reader" && <Button onClick={() => location.reload()}>Recargar</Button>}
      {torch !== null && (
        <Button
          aria-pressed={isLit}
          onClick={() => {
            const lit = torch(!isLit).then(() => setLit(!isLit));
            void lit.then(
              () => setTorchFailed(false),
              () => setTorchFailed(true),
            );
          }}
        >
          Linterna
        </Button>
      )}
    </div>
  );
}
