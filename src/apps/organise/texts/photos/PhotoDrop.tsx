import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { FileButton } from "../../components/files/FileButton.tsx";
import { useDrop } from "../../components/files/use-drop.ts";
import layout from "../../components/layout.module.css";
import styles from "./Photos.module.css";

interface Props {
  /** The name of the field with the photo; a gallery needs none. */
  readonly label?: string;
  readonly hasPhoto?: boolean;
  readonly isMark?: boolean;
  readonly isSeveral?: boolean;
  /** Resolves with the fault of the photo, if any. */
  readonly onFiles: (files: readonly File[]) => Promise<string | undefined>;
  readonly onTurn?: () => Promise<string | undefined>;
  readonly onRemove?: (() => void) | undefined;
}

/** The area on which photos are dropped or chosen, with the fault of the last one below. */
export function PhotoDrop({ label = "", hasPhoto, isMark, isSeveral, ...actions }: Props) {
  const [state, setState] = useState<{ isBusy: boolean; fault?: string | undefined }>({
    isBusy: false,
  });
  async function work(begun: Promise<string | undefined>): Promise<void> {
    setState({ isBusy: true });
    const fault = await begun.catch(() => "La foto no se pudo preparar. Pruebe otra vez.");
    setState({ isBusy: false, fault });
  }
  const take = (files: readonly File[]) => void work(actions.onFiles(files));
  return (
    <div className={styles.drop} {...useDrop(take)}>
      <p className={layout.actions}>
        <FileButton
          multiple={isSeveral}
          accept={isMark ? "image/svg+xml,image/png,image/webp,image/jpeg" : "image/*"}
          onFiles={take}
        >
          {isSeveral ? "Agregar fotos" : hasPhoto ? "Cambiar la foto" : "Elegir una foto"}
          <span className="visually-hidden">: {label}</span>
        </FileButton>
        {hasPhoto && actions.onTurn && (
          <Button onClick={() => actions.onTurn && void work(actions.onTurn())}>Girar</Button>
        )}
        {hasPhoto && actions.onRemove && <Button onClick={actions.onRemove}>Quitar</Button>}
      </p>
      <p className={layout.note}>
        {isSeveral ? "O suéltelas aquí." : "O suéltela aquí."} El navegador la endereza, la reduce y
        le quita el lugar donde se tomó.
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
