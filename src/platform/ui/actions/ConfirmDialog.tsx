import { type ReactNode, useState } from "react";
import { Button, onFirstPress } from "../Button.tsx";
import { Dialog } from "../Dialog.tsx";
import { Actions } from "../parts/layout.tsx";
import { type Action, useAction } from "./use-action.ts";

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
      <Actions>
        <Button onClick={onNo} data-first="true">
          No, volver
        </Button>
        <Button kind="main" isDisabled={isBusy} onClick={onFirstPress(onYes)}>
          {isBusy ? "Un momento…" : yes}
        </Button>
      </Actions>
    </Dialog>
  );
}

interface ConfirmButtonProps<Answer> {
  readonly name: string;
  /** The button's name for screen readers, where several have the same. */
  readonly label?: string;
  readonly title: string;
  readonly yes: string;
  readonly action: Omit<Action<Answer, void>, "close">;
  readonly children: ReactNode;
}

export function ConfirmButton<Answer>(props: ConfirmButtonProps<Answer>) {
  const { name, label, action, ...question } = props;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { isPending, mutate } = useAction({ ...action, close });
  return (
    <>
      <Button aria-label={label} onClick={() => setAsking(true)}>
        {name}
      </Button>
      {isAsking && (
        <ConfirmDialog {...question} isBusy={isPending} onYes={() => mutate()} onNo={close} />
      )}
    </>
  );
}
