import type { UseQueryResult } from "@tanstack/react-query";
import { Button } from "../../../ui/Button.tsx";
import { messageOf } from "../calls/call-error.ts";
import styles from "./Waiting.module.css";

/** Stands where an answer will be: it is on its way, or why it did not come. */
export function Waiting({ query }: { readonly query: UseQueryResult }) {
  if (query.error === null || query.isFetching) {
    return (
      <p className={styles.waiting} role="status">
        Un momento…
      </p>
    );
  }
  return (
    <div className={styles.failed} role="alert">
      <p>{messageOf(query.error)}</p>
      <Button kind="main" onClick={() => void query.refetch()}>
        Probar otra vez
      </Button>
    </div>
  );
}
