import { type ReactNode, useState } from "react";
import { Button } from "../Button.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { type Action, useAction } from "./use-action.ts";

interface Props<Answer> {
  readonly name: string;
  /** The button's name for screen readers, where several have the same. */
  readonly label?: string;
  readonly title: string;
  readonly yes: string;
  readonly action: Omit<Action<Answer, void>, "close">;
  readonly children: ReactNode;
}

/** A button that asks for confirmation before an action that is hard to undo. */
export function ConfirmButton<Answer>({ name, label, action, ...question }: Props<Answer>) {
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
