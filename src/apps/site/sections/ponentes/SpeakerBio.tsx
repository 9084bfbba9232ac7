import { useEffect, useState } from "react";
import styles from "./SpeakerBio.module.css";

/**
 * `auto`: hover and focus show the bio (with styles alone, so it also works without scripts). `open`:
 * a tap or Enter pinned it. `dismissed`: Escape hides it until pointer and focus leave.
 */
type BioState = "auto" | "open" | "dismissed";

interface SpeakerBioProps {
  /** The speaker's `id` in the content. */
  readonly id: string;
  readonly name: string;
  readonly bio: string;
}

/** A bio that slides over its speaker's card; the button covers the card and receives taps. */
export function SpeakerBio({ id, name, bio }: SpeakerBioProps) {
  const [state, setState] = useState<BioState>("auto");
  const leave = () => setState((current) => (current === "dismissed" ? "auto" : current));

  // The listener is on the document, because a bio shown on hover does not have the focus.
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setState("dismissed");
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);

  return (
    <div className={styles.overlay} data-state={state}>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={state === "open"}
        aria-controls={`semblanza-${id}`}
        aria-label={`Semblanza de ${name}`}
        onClick={() => setState(state === "open" ? "dismissed" : "open")}
        onFocus={leave}
        onPointerEnter={leave}
        onPointerLeave={leave}
        onBlur={leave}
      />
      <p id={`semblanza-${id}`} className={styles.bio}>
        <strong>{name}</strong>
        {bio}
      </p>
    </div>
  );
}
