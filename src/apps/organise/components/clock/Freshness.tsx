import { useReach } from "../../calls/reach.ts";
import layout from "../layout.module.css";
import styles from "./Freshness.module.css";
import { timeAgo } from "./time-ago.ts";
import { useNow } from "./use-now.ts";

interface Props {
  /** When the last answer came, by the browser's clock. */
  readonly answeredAt: number;
  /** An answer that is older is not up to date. */
  readonly everyMs: number;
}

/** The age of an answer that the page keeps asking for. The notice without connection is elsewhere. */
export function Freshness({ answeredAt, everyMs }: Props) {
  const age = Math.max(0, useNow(everyMs) - answeredAt);
  const isFresh = useReach() && age < 4 * everyMs;
  return (
    <p className={`${layout.contact} ${styles.freshness}`} data-state={isFresh ? "on" : "off"}>
      {isFresh ? "Al día" : `Lo último que se supo, ${timeAgo(age)}`}
    </p>
  );
}
