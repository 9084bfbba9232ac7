import { reloadNoticeId } from "./element-ids.ts";
import styles from "./ReloadNotice.module.css";

/** Shown if the page has changed, or a part of it cannot be loaded; outside of React's root, which may itself be that part. */
export function ReloadNotice() {
  return (
    <p id={reloadNoticeId} className={styles.notice} role="alert" hidden>
      Hay una versión nueva.{" "}
      <a className="text-link" href={import.meta.env.BASE_URL}>
        Recargar
      </a>
    </p>
  );
}
