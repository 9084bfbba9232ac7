import type { ProgressAnswer } from "../../../../../content/desk/texts-calls.ts";
import { timeOfDay } from "../../../../../domain/dates/clock-times.ts";
import { useNow } from "../../parts/clock/use-now.ts";
import layout from "../../parts/layout.module.css";

/** Shows how far the last publication has come to the visitors. */
export function Progress({ progress }: { readonly progress: ProgressAnswer }) {
  switch (progress.state) {
    case "idle":
      return null;
    case "building":
      return <Building {...progress} />;
    case "live":
      return (
        <p className={layout.note}>
          Los visitantes ya ven lo publicado a las {timeOfDay(progress.at)}.
        </p>
      );
    case "failed":
      return (
        <div className={layout.fault}>
          <p>Los visitantes todavía no ven lo último que se publicó: {progress.reason}</p>
          <p>{progress.remedy}</p>
        </div>
      );
  }
}

function Building({ since, waiting }: Extract<ProgressAnswer, { state: "building" }>) {
  const seconds = Math.max(0, Math.round((useNow(1000) - since) / 1000));
  return (
    <p className={layout.note}>
      Preparando la página para los visitantes
      <span aria-hidden="true">: {seconds} s</span>…
      {waiting > 0 && " Después sigue otra publicación."}
    </p>
  );
}
