import { useTickets } from "../../participant-check/own-ticket/use-tickets.ts";
import styles from "./Motto.module.css";

interface MottoProps {
  readonly text: string;
  readonly edition: number;
  /** When the edition ends, in milliseconds since the epoch. */
  readonly ends: number;
  /** Whether the emblem beside it shows the participants' nodes. */
  readonly hasNodes: boolean;
}

/** The edition's motto; whoever has saved a ticket is greeted in its place. */
export function Motto({ text, edition, ends, hasNodes }: MottoProps) {
  const [ticket, ...others] = useTickets({ edition, ends });
  if (!ticket) return text;
  const greeting =
    others.length > 0
      ? "Ya son parte de la convención"
      : `${ticket.nombre.split(" ")[0]}, ya eres parte de la convención`;
  return (
    <span className={styles.place}>
      {/* The motto keeps its room, so that nothing moves. */}
      <span className={styles.motto}>{text}</span>
      <span className={styles.greeting}>
        {greeting}
        {hasNodes && <span className={styles.node} />}
      </span>
    </span>
  );
}
