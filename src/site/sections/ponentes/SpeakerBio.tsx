import type { ReactNode } from "react";
import styles from "./SpeakerCard.module.css";

interface SpeakerBioProps {
  /** The speaker's `id` in the content. */
  readonly id: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** A bio below its card: the styles show it on hover and focus; `open-bios.ts` keeps it open. */
export function SpeakerBio({ id, name, children }: SpeakerBioProps) {
  return (
    <div className={styles.more} data-bio>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={false}
        aria-controls={`semblanza-${id}`}
        aria-label={`Semblanza de ${name}`}
      >
        Semblanza
      </button>
      <p id={`semblanza-${id}`} className={styles.bio}>
        {children}
      </p>
    </div>
  );
}
