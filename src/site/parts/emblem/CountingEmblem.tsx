import { FILLING_DAYS } from "#site/phase/clock-facts.ts";
import styles from "./Emblem.module.css";
import { Emblem } from "./Emblem.tsx";

interface CountingEmblemProps {
  readonly editionNumber: number;
  /** Whether a caption says what it counts. */
  readonly captioned?: boolean;
}

/**
 * The emblem, which fills with light over the last days, glows at the doors, and stays lit. `showPage` sets
 * its light and its caption.
 */
export function CountingEmblem({ editionNumber, captioned = false }: CountingEmblemProps) {
  return (
    <>
      <Emblem editionNumber={editionNumber} counts />
      {captioned && <p className={`${styles.caption} text-backdrop`} data-caption={FILLING_DAYS} />}
    </>
  );
}
