import type { ReactNode } from "react";
import { Button } from "../Button.tsx";
import { Dialog } from "../Dialog.tsx";
import layout from "../parts/layout.module.css";

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
  readonly yes: string;
  readonly isBusy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks for confirmation before an action that is hard to undo. Escape cancels. */
export function ConfirmDialog({ title, children, yes, isBusy = false, onYes, onNo }: Props) {
  return (
    <Dialog title={title} onClose={onNo}>
      {children}
      <div className={layout.actions}>
        <Button onClick={onNo} data-first="true">
          No, volver
        </Button>
        <Button kind="main" isDisabled={isBusy} onClick={onYes}>
          {isBusy ? "Un momento…" : yes}
        </Button>
      </div>
    </Dialog>
  );
}
