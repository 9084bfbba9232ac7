import { reloadNoticeId } from "../loading/reload-notice.ts";
import styles from "./ReloadNotice.module.css";

/**
 * Shown when a part of the page fails to load; outside of React's root, which may itself be that
 * part.
 */
export function ReloadNotice() {
  return (
    <p id={reloadNoticeId} className={styles.notice} role="alert" hidden>
      <span>Una parte de la página no cargó.</span>{" "}
      <a className="text-link" href={import.meta.env.BASE_URL}>
        Recargar
      </a>
    </p>
  );
}
