import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";

/** Shown instead of a page that React could not render or whose files changed. */
export function FailedPage() {
  return (
    <Notice
      title="Esta página falló"
      text="O el sitio se publicó de nuevo mientras estaba abierta. Lo guardado no se perdió: vuelva a cargarla y siga."
    >
      <Button kind="main" onClick={() => location.reload()}>
        Volver a cargar
      </Button>
    </Notice>
  );
}
