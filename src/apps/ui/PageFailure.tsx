import { useEffect, useState } from "react";
import { Button } from "./Button.tsx";
import { isAppReplaced } from "./browser/newer-version.ts";
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
