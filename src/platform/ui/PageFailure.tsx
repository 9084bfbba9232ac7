import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

/** Shown instead of a page that failed; `text` says what happens to unsaved work. */
export const PageFailure = ({ text }: { readonly text: string }) => (
  <Notice title="Esta página falló" text={text}>
    <Button kind="main" onClick={() => location.reload()}>
      Recargar
    </Button>
  </Notice>
);
