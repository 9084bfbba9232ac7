import { useReachable } from "../../calls/reachable.ts";
import layout from "../layout.module.css";
import styles from "./Freshness.module.css";
import { timeAgo } from "./time-ago.ts";
import { useNow } from "./use-now.ts";

interface Props {
  /** When the last answer came, by the browser's clock. */
  readonly answeredAt: number;
  /** The polling interval in ms; an answer four times as old is shown as outdated. */
  readonly everyMs: number;
}

/** The age of a polled answer. A missing connection is reported elsewhere (`Shell.tsx`). */
export function Freshness({ answeredAt, everyMs }: Props) {
  const age = Math.max(0, useNow(everyMs) - answeredAt);
  const isFresh = useReachable() && age < 4 * everyMs;
  return (
    <p className={`${layout.contact} ${styles.freshness}`} data-state={isFresh ? "on" : "off"}>
      {isFresh ? "Al día" : `Lo último que se supo, ${timeAgo(age)}`}
    </p>
  );
}
