import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** Shown when the page itself fails. The session continues behind it, outside of React. */
export function FailedPage() {
  return (
    <Notice
      title="Esta página falló"
      text="Lo que anotaste no se perdió: vuelve a cargar la página y sigue."
    >
      <Button kind="main" onClick={() => location.reload()}>
        Volver a cargar
      </Button>
    </Notice>
  );
}
