import type { ProgressAnswer } from "../../../../../content/desk/texts-calls.ts";
import { timeOfDay } from "../../../../../domain/dates/clock-times.ts";
import { useNow } from "../../parts/use-now.ts";
import styles from "./Publish.module.css";

/** Shows how far the last publication has come to the visitors. */
export function Progress({ progress }: { readonly progress: ProgressAnswer }) {
  switch (progress.state) {
    case "idle":
      return null;
    case "building":
      return <Building {...progress} />;
    case "live":
      return (
        <p className={styles.progress}>
          Los visitantes ya ven lo publicado a las {timeOfDay(progress.at)}.
        </p>
      );
    case "failed":
      return (
        <div className={styles.failed}>
          <p>Los visitantes todavía no ven lo último que se publicó: {progress.reason}</p>
          <p>{progress.remedy}</p>
        </div>
      );
  }
}

function Building({ since, waiting }: Extract<ProgressAnswer, { state: "building" }>) {
  const seconds = Math.max(0, Math.round((useNow(1000) - since) / 1000));
  return (
    <p className={styles.progress}>
      Preparando la página para los visitantes
      <span aria-hidden="true">: {seconds} s</span>…
      {waiting > 0 && " Después sigue otra publicación."}
    </p>
  );
}
