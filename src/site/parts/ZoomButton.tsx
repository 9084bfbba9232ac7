import type { FocusEvent, MouseEvent } from "react";
import type { Picture } from "../../domain/edition.ts";
import { ZoomIcon } from "./icons.tsx";
import styles from "./ZoomButton.module.css";

interface ZoomButtonProps {
  readonly photos: readonly Picture[];
  readonly index: number;
  /** `cover`: all over the photo it lies on. `control`: a button among others. */
  readonly shape: "cover" | "control";
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void;
}

/** Opens a photo in the lightbox, which is fetched at the first press. */
export function ZoomButton({ photos, index, shape, onFocus }: ZoomButtonProps) {
  function open({ currentTarget }: MouseEvent<HTMLElement>) {
    // A press inside the carousel does not focus; this is where the lightbox gives the focus back.
    currentTarget.focus();
    import("./lightbox.ts").then(
      ({ openLightbox }) => openLightbox(photos, index),
      // Without it, as with no connection, the photo stays as large as it is.
      () => undefined,
    );
  }
  return (
    <button
      type="button"
      className={styles.zoom}
      data-shape={shape}
      aria-label={shape === "cover" ? `Ampliar foto ${index + 1}` : "Ampliar foto"}
      onClick={open}
      onFocus={onFocus}
    >
      <ZoomIcon />
    </button>
  );
}
