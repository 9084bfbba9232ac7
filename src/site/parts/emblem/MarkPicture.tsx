import type { Mark } from "#edition/model/drawn.ts";
import { photoFileAddress } from "../photo/photo-address.ts";
import styles from "./Mark.module.css";

interface MarkPictureProps {
  readonly mark: Mark | undefined;
  /** Whose mark it is; empty where the text beside it says so. */
  readonly alt: string;
  /** The size in CSS pixels; without it, the style sheets decide. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Whether it is on the first screen. */
  readonly early?: boolean;
}

/** A crest or logo; one too dark for the page stands on a light ground. */
export function MarkPicture({ mark, alt, size, early = false }: MarkPictureProps) {
  if (!mark) return null;
  const { file, width, height, dark } = mark;
  return (
    <img
      className={styles.mark}
      src={photoFileAddress(file)}
      alt={alt}
      width={size?.width ?? width}
      height={size?.height ?? height}
      loading={early ? undefined : "lazy"}
      decoding={early ? undefined : "async"}
      data-dark={dark}
    />
  );
}
