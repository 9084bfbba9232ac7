import faces from "./Faces.module.css";
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
      <span>{text}</span>
      <span className={faces.greeting} data-own="yes" hidden>
        <span data-greeting>Ya eres parte de la convención</span>
        {hasNodes && <span className={faces.node} />}
      </span>
    </span>
  );
}
