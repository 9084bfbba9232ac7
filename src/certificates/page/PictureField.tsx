import { useId, useState } from "react";
import { Button } from "#platform/ui/Button.tsx";
import { FileButton } from "#platform/ui/parts/FileButton.tsx";
import layout from "#platform/ui/parts/layout.module.css";
import styles from "./Certificates.module.css";
import { type PictureLimits, readPicture } from "./read-picture.ts";

interface Props {
  readonly label: string;
  /** A data URL, or `null` for none. */
  readonly picture: string | null;
  readonly limits: PictureLimits;
  readonly onChange: (url: string | null) => void;
}

/** Chooses a picture, which the browser scales down; its fault is shown beside it. */
export function PictureField({ label, picture, limits, onChange }: Props) {
  const id = useId();
  const [fault, setFault] = useState<string>();
  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const reading = await readPicture(file, limits);
    setFault(reading.kind === "refused" ? reading.message : undefined);
    if (reading.kind === "picture") onChange(reading.url);
  }
  return (
    <div className={layout.section}>
      <p>{label}</p>
      {picture && <img className={styles.picture} src={picture} alt="" />}
      <div className={layout.actions}>
        <FileButton
          accept="image/png,image/jpeg,image/webp"
          aria-describedby={fault && id}
          aria-invalid={fault ? true : undefined}
          onFiles={([file]) => void choose(file)}
        >
          {picture ? "Cambiar" : "Elegir un archivo"}
          <span className="visually-hidden">: {label}</span>
        </FileButton>
        {picture && (
          <Button onClick={() => onChange(null)}>
            Quitar<span className="visually-hidden">: {label}</span>
          </Button>
        )}
      </div>
      {fault && (
        <p id={id} role="alert" className={layout.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
