import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./SpeakerCard.module.css";

interface SpeakerBioProps {
  /** The speaker's `id` in the content. */
  readonly id: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** A bio below its card: the styles show it on hover and focus, a press keeps it, Escape takes it away. */
export function SpeakerBio({ id, name, children }: SpeakerBioProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isKept, setKept] = useState(false);
  const [isDismissed, setDismissed] = useState(false);

  // The listener is on the document, because a bio shown on hover does not have the focus.
  useEffect(() => {
    const comeBack = () => setDismissed(false);
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setKept(false);
      setDismissed(true);
      button.current?.closest("li")?.addEventListener("pointerleave", comeBack, { once: true });
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);

  return (
    <div className={styles.more} data-dismissed={isDismissed || undefined}>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-expanded={isKept}
        aria-controls={`semblanza-${id}`}
        aria-label={`Semblanza de ${name}`}
        onClick={() => setKept(!isKept)}
        onBlur={() => setDismissed(false)}
      >
        Semblanza
      </button>
      <p id={`semblanza-${id}`} className={styles.bio}>
        {children}
      </p>
    </div>
  );
}
