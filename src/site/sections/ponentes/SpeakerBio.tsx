import { type KeyboardEvent, useState } from "react";
import styles from "./SpeakerBio.module.css";

interface SpeakerBioProps {
  readonly name: string;
  readonly bio: string;
}

/**
 * `auto`: hover and focus show the bio (styles alone, so it also works before scripts do).
 * `open`: a tap or Enter pinned it. `dismissed`: Escape took it away until pointer and focus leave.
 */
type BioState = "auto" | "open" | "dismissed";

/** A bio that slides over its speaker's card; the button covers the card and takes taps. */
export function SpeakerBio({ name, bio }: SpeakerBioProps) {
  const [state, setState] = useState<BioState>("auto");
  const leave = () => setState((current) => (current === "dismissed" ? "auto" : current));

  function dismiss({ key }: KeyboardEvent) {
    if (key === "Escape") setState("dismissed");
  }

  return (
    <div className={styles.overlay} data-state={state}>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={state === "open"}
        aria-label={`Semblanza de ${name}`}
        onClick={() => setState(state === "open" ? "dismissed" : "open")}
        onKeyDown={dismiss}
        onPointerLeave={leave}
        onBlur={leave}
      />
      <p className={styles.bio}>{bio}</p>
    </div>
  );
}
