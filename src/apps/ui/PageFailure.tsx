import { useEffect, useState } from "react";
import { Button } from "./Button.tsx";
import { isAppReplaced } from "./browser/newer-version.ts";
import { Notice } from "./Notice.tsx";

interface Props {
  /** Says what becomes of what somebody did there. */
  readonly text: string;
  /** The id of the element in which the page is rendered. */
  readonly root: string;
}

/** Shown instead of a page that failed, or whose files a newer build has replaced. */
export function PageFailure({ text, root }: Props) {
  const [isNewer, setNewer] = useState(false);
  useEffect(() => void isAppReplaced(root).then(setNewer), [root]);
  return (
    <Notice title={isNewer ? "Hay una versión nueva" : "Esta página falló"} text={text}>
      <Button kind="main" onClick={() => location.reload()}>
        Recargar
      </Button>
    </Notice>
  );
}
