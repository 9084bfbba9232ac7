import { PageFailure } from "../../../ui/PageFailure.tsx";

/** Shown instead of a page that React could not render or whose files changed. */
export function FailedPage() {
  return (
    <PageFailure text="O el sitio se publicó de nuevo mientras estaba abierta. Lo guardado no se perdió: vuelva a cargarla y siga." />
  );
}
