import { type ComponentProps, useState } from "react";
import button from "../Button.module.css";
import { Button } from "../Button.tsx";
import styles from "./FileButton.module.css";
import { Actions, Fault, Note, Warning } from "./layout.tsx";

type Files = readonly [File, ...File[]];

interface Props extends Omit<ComponentProps<"input">, "type"> {
  readonly onFiles: (files: Files) => void;
}

/** Chooses files. The browser's own button speaks the browser's language; the label takes its place. */
export function FileButton({ onFiles, className = button.button, children, ...input }: Props) {
  return (
    <label className={`${styles.file} ${className}`}>
      {children}
      <input
        type="file"
        {...input}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          // The same file can be chosen again.
          target.value = "";
          if (first) onFiles([first, ...others]);
        }}
      />
    </label>
  );
}

interface PictureButtonProps {
  /** The name of the field with the picture; a gallery needs none. */
  readonly label?: string;
  readonly hasPicture?: boolean;
  readonly accept?: string;
  readonly isSeveral?: boolean;
  /** Resolves with the fault of the picture, or with what to know about one that was taken, if any. */
  readonly onFiles: (files: Files) => Promise<string | PictureNotice | undefined>;
  readonly onRemove?: (() => void) | undefined;
}

export interface PictureNotice {
  readonly notice: string;
}

export function PictureButton({ label = "", accept = "image/*", ...props }: PictureButtonProps) {
  const { hasPicture, isSeveral, onFiles, onRemove } = props;
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<string | PictureNotice>();
  async function take(files: Files): Promise<void> {
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await onFiles(files).catch(() => "No se pudo preparar. Pruebe otra vez."));
    setBusy(false);
  }
  function remove(): void {
    setOutcome(undefined);
    onRemove?.();
  }
  const name = label && <span className="visually-hidden">: {label}</span>;
  return (
    <div className={styles.picture}>
      <Actions as="p">
        <FileButton multiple={isSeveral} accept={accept} onFiles={(files) => void take(files)}>
          {isSeveral ? "Agregar fotos" : hasPicture ? "Cambiar" : "Elegir una imagen"}
          {name}
        </FileButton>
        {hasPicture && onRemove && <Button onClick={remove}>Quitar{name}</Button>}
      </Actions>
      <Note role="status">
        {isBusy
          ? "Preparando la imagen…"
          : "El navegador la endereza, la reduce y le quita el lugar donde se tomó."}
      </Note>
      <div role="status">{typeof outcome === "object" && <Warning>{outcome.notice}</Warning>}</div>
      {typeof outcome === "string" && <Fault role="alert">{outcome}</Fault>}
    </div>
  );
}
