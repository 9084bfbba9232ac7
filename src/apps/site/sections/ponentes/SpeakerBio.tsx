import { useEffect, useState } from "react";
import styles from "./SpeakerBio.module.css";

/**
 * `untouched` is a bio that the styles alone show on hover and focus, as where the page's scripts are
 * lost; `shown` is one that pointer or focus show until they leave; `pinned` is one that was pressed.
 */
type BioState = "untouched" | "closed" | "shown" | "pinned";

interface SpeakerBioProps {
  /** The speaker's `id` in the content. */
  readonly id: string;
  readonly name: string;
  readonly bio: string;
  /** The badges to name after the bio, if the card does not name them all. */
  readonly badges: readonly string[];
}

/** A bio that covers its speaker's card; the button covers the card and receives taps. */
export function SpeakerBio({ id, name, bio, badges }: SpeakerBioProps) {
  const [state, setState] = useState<BioState>("untouched");
  const isOpen = state === "shown" || state === "pinned";
  const show = () => setState((current) => (current === "pinned" ? current : "shown"));
  const leave = () => setState((current) => (current === "shown" ? "closed" : current));

  // The listener is on the document, because a bio shown on hover does not have the focus.
  useEffect(() => {
    if (state === "closed") return;
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setState("closed");
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, [state]);

  return (
    <div
      className={styles.overlay}
      data-state={state}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && show()}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && leave()}
    >
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={`semblanza-${id}`}
        aria-label={`Semblanza de ${name}`}
        onClick={({ detail }) => {
          const byKey = detail === 0;
          setState(state === "pinned" || (byKey && isOpen) ? "closed" : "pinned");
        }}
        onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && show()}
        onBlur={leave}
      />
      <p id={`semblanza-${id}`} className={styles.bio}>
        <strong>{name}</strong>
        {bio}
        {badges.length > 0 && (
          <span>{` Certificaciones: ${new Intl.ListFormat("es").format(badges)}.`}</span>
        )}
      </p>
    </div>
  );
}
