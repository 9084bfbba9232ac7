import type { Picture } from "#edition/model/edition.ts";
import { ZoomIcon } from "#site/parts/icons/icons.tsx";
import { enlargePhoto } from "./enlarge-photo.ts";
import styles from "./ZoomButton.module.css";

interface ZoomButtonProps {
  readonly photos: readonly Picture[];
  readonly index: number;
}

/** Covers its photo and enlarges it. */
export function ZoomButton({ photos, index }: ZoomButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.zoom} needs-scripts`}
      aria-label={`Ampliar foto ${index + 1}`}
      onClick={({ currentTarget }) => enlargePhoto(photos, index, currentTarget)}
    >
      <ZoomIcon />
    </button>
  );
}
