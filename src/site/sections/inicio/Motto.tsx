import styles from "./Motto.module.css";

interface MottoProps {
  readonly text: string;
  /** Whether the emblem beside it shows the participants' nodes. */
  readonly hasNodes: boolean;
}

/** The edition's motto; whoever has saved a ticket is greeted in its place by `showOwnTickets`. */
export function Motto({ text, hasNodes }: MottoProps) {
  return (
    <span className={styles.place}>
      {/* The motto keeps its room, so that nothing moves. */}
      <span className={styles.motto}>{text}</span>
      <span className={styles.greeting} data-own="yes" hidden>
        <span data-greeting>Ya eres parte de la convención</span>
        {hasNodes && <span className={styles.node} />}
      </span>
    </span>
  );
}
