import { useEffect, useState } from "react";
import { isAppReplaced } from "#platform/browser/newer-version.ts";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

/** Shown instead of a page that failed; `text` says what happens to unsaved work. */
export function PageFailure({ text }: { readonly text: string }) {
  const [isNewer, setNewer] = useState(false);
  useEffect(() => void isAppReplaced().then(setNewer), []);
  return (
    <Notice title={isNewer ? "Hay una versión nueva" : "Esta página falló"} text={text}>
      <Button kind="main" onClick={() => location.reload()}>
        Recargar
      </Button>
    </Notice>
  );
}
