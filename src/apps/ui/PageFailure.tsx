import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

/** Shown instead of a page that failed; `text` says what becomes of what somebody did there. */
export function PageFailure({ text }: { readonly text: string }) {
  return (
    <Notice title="Esta página falló" text={text}>
      <Button kind="main" onClick={() => location.reload()}>
        Volver a cargar
      </Button>
    </Notice>
  );
}
