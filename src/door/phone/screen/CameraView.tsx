import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#platform/ui/Button.tsx";
import type { ScannedCode } from "../session/read-code.ts";
import { type CameraFault, cameraFault, type OpenCamera, openCamera } from "./camera.ts";

const faults: Readonly<Record<CameraFault, string>> = {
  refused:
    "El navegador no prestó la cámara. Permítela en los ajustes del sitio, o escribe el carnet abajo.",
  absent:
    "Aquí no se puede abrir una cámara. Recarga la página, o abre el enlace en Chrome o Safari; si no, usa un lector, escribe el carnet o busca por nombre.",
  busy: "Otra aplicación o una llamada usa la cámara. Aquí se enciende sola cuando quede libre.",
};

/** How long to wait before a camera that something else uses is tried again, in ms. */
const RETRY_MS = 3000;

/** How long the notice about a code without a carnet stays, in ms. */
const OTHER_SHOWN_MS = 4000;

interface Props {
  readonly carnetIn: (code: ScannedCode) => string | null;
  readonly onCarnet: (carnet: string) => void;
  readonly isPaused: boolean;
}

/** Shows the camera's picture and reads its codes while it is mounted. */
export function CameraView({ carnetIn, onCarnet, isPaused }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<OpenCamera | null>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [isLit, setLit] = useState(false);
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
    let timer: ReturnType<typeof setInterval> | undefined;
    function fail(found: CameraFault): void {
      if (isGone) return;
      setFault(found);
      clearInterval(timer);
      if (found !== "busy") return;
      timer = setInterval(() => {
        if (document.visibilityState === "visible") setAttempt(attempt + 1);
      }, RETRY_MS);
    }
    async function open(element: HTMLVideoElement): Promise<void> {
      try {
        opened = await openCamera(element, {
          carnetIn,
          onCode,
          isPaused: isPausedNow,
          onEnd: () => fail("busy"),
        });
        if (isGone) return opened.stop();
        setLit(false);
        setFault(null);
        setCamera(opened);
      } catch (error) {
        fail(cameraFault(error));
      }
    }
    if (video.current !== null) void open(video.current);
    return () => {
      isGone = true;
      clearInterval(timer);
      opened?.stop();
    };
  }, [attempt]);

  useEffect(() => {
    if (other === 0) return;
    const timer = setTimeout(() => setOther(0), OTHER_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [other]);

  function noteNow(): string {
    if (fault !== null) return faults[fault];
    if (camera === null) return "Abriendo la cámara…";
    if (isPaused) return "La cámara lee otra vez cuando no haya nada escrito.";
    return other > 0 ? "Ese código no es un carnet." : "";
  }

  const torch = camera?.torch ?? null;
  return (
    <div className="camera" data-state={fault ?? (camera === null ? "opening" : "open")}>
      <video ref={video} muted playsInline aria-label="Imagen de la cámara" />
      <p className="camera-note" role="status">
        {noteNow()}
      </p>
      {torch !== null && (
        <Button aria-pressed={isLit} onClick={() => void torch(!isLit).then(() => setLit(!isLit))}>
          Linterna
        </Button>
      )}
    </div>
  );
}
