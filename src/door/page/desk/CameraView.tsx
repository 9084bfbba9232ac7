import { useEffect, useRef, useState } from "react";
import { type CameraFault, cameraFault, type OpenCamera, openCamera } from "../../scan/camera.ts";
import { openCodeReader } from "../../scan/code-reader.ts";

const faults: Readonly<Record<CameraFault, string>> = {
  refused:
    "El navegador no prestó la cámara. Permítela en los ajustes del sitio, o escribe el carnet abajo.",
  absent: "Este aparato no tiene cámara. Usa un lector, escribe el carnet o busca por nombre.",
  busy: "Otra aplicación usa la cámara. Ciérrala y vuelve a encenderla aquí.",
  "no-reader":
    "No se pudo traer el lector de códigos. Apaga la cámara y enciéndela con señal, o escribe el carnet abajo.",
};

/** How long it is said that a code is no carnet, in ms. */
const OTHER_SHOWN_MS = 4000;

interface Props {
  readonly onCarnet: (carnet: string) => void;
  /** Whether it reads nothing now, as somebody types. */
  readonly isPaused: boolean;
}

/** The camera's picture, whose codes are read as long as it is rendered. */
export function CameraView({ onCarnet, isPaused }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<OpenCamera | null>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [isLit, setLit] = useState(false);
  /** Counts the codes in view that are no carnet. */
  const [other, setOther] = useState(0);
  const latest = useRef({ onCarnet, isPaused });
  latest.current = { onCarnet, isPaused };

  useEffect(() => {
    let opened: OpenCamera | null = null;
    let isGone = false;
    async function open(element: HTMLVideoElement): Promise<void> {
      try {
        opened = await openCamera(element, openCodeReader, {
          onCode(code) {
            setOther((count) => (code.kind === "other" ? count + 1 : 0));
            if (code.kind === "carnet") latest.current.onCarnet(code.carnet);
          },
          isPaused: () => latest.current.isPaused,
        });
        if (isGone) opened.stop();
        else setCamera(opened);
      } catch (error) {
        setFault(cameraFault(error));
      }
    }
    if (video.current !== null) void open(video.current);
    return () => {
      isGone = true;
      opened?.stop();
    };
  }, []);

  useEffect(() => {
    if (other === 0) return;
    const timer = setTimeout(() => setOther(0), OTHER_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [other]);

  const torch = camera?.torch ?? null;
  return (
    <div className="camera" data-state={fault ?? (camera === null ? "opening" : "open")}>
      <video ref={video} muted playsInline aria-label="Imagen de la cámara" />
      <p className="camera-note" role="status">
        {fault !== null && faults[fault]}
        {fault === null && camera === null && "Abriendo la cámara…"}
        {camera !== null && isPaused && "La cámara lee otra vez cuando no haya nada escrito."}
        {other > 0 && !isPaused && "Ese código no es un carnet."}
      </p>
      {torch !== null && (
        <button
          type="button"
          className="button"
          aria-pressed={isLit}
          onClick={() => void torch(!isLit).then(() => setLit(!isLit))}
        >
          Linterna
        </button>
      )}
    </div>
  );
}
