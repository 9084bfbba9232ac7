import { ORGANISERS_ROOT } from "../../../../domain/organisers/page-facts.ts";
import { PageFailure } from "../../../ui/PageFailure.tsx";

/** Shown instead of a page that React could not render or whose files changed. */
export function FailedPage() {
  return (
    <PageFailure
      root={ORGANISERS_ROOT}
      text="Lo guardado no se perdió: recargue la página y siga."
    />
  );
}
