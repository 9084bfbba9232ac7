import { useState } from "react";
import { Button } from "#platform/ui/Button.tsx";
import { FileButton } from "#platform/ui/parts/FileButton.tsx";
import layout from "#platform/ui/parts/layout.module.css";
import styles from "./Photos.module.css";

interface Props {
  /** The name of the field with the photo; a gallery needs none. */
  readonly label?: string;
  readonly hasPhoto?: boolean;
  readonly isMark?: boolean;
  readonly isSeveral?: boolean;
  /** Resolves with the fault of the photo, if any. */
  readonly onFiles: (files: readonly File[]) => Promise<string | undefined>;
  readonly onRemove?: (() => void) | undefined;
}

/** The button with which photos are chosen, with the fault of the last one below. */
export function PhotoDrop({ label = "", hasPhoto, isMark, isSeveral, ...actions }: Props) {
  const [state, setState] = useState<{ isBusy: boolean; fault?: string | undefined }>({
    isBusy: false,
  });
  async function take(files: readonly File[]): Promise<void> {
    setState({ isBusy: true });
    const fault = await actions
      .onFiles(files)
      .catch(() => "La foto no se pudo preparar. Pruebe otra vez.");
    setState({ isBusy: false, fault });
  }
  return (
    <div className={styles.drop}>
      <p className={layout.actions}>
        <FileButton
          multiple={isSeveral}
          accept={isMark ? "image/svg+xml,image/png,image/webp,image/jpeg" : "image/*"}
          onFiles={(files) => void take(files)}
        >
          {isSeveral ? "Agregar fotos" : hasPhoto ? "Cambiar la foto" : "Elegir una foto"}
          <span className="visually-hidden">: {label}</span>
        </FileButton>
        {hasPhoto && actions.onRemove && <Button onClick={actions.onRemove}>Quitar</Button>}
      </p>
      <p className={layout.note}>
        El navegador endereza la foto, la reduce y le quita el lugar donde se tomó.
      </p>
      <p role="status" className={layout.note}>
        {state.isBusy ? "Preparando la foto…" : ""}
      </p>
      {state.fault && (
        <p role="alert" className={layout.fault}>
          {state.fault}
        </p>
      )}
    </div>
  );
}
