import { type ReactNode, useState } from "react";
import { tidyText } from "#platform/text/tidy-text.ts";
import { Button } from "../Button.tsx";
import { Dialog } from "../Dialog.tsx";
import { Field } from "../Field.tsx";
import { Form } from "../Form.tsx";
import { Actions, Stack } from "../parts/layout.tsx";
import { type Action, useAction } from "./use-action.ts";

interface Props<Answer> {
  readonly title: string;
  readonly label: string;
  readonly missing: string;
  readonly maxLength: number;
  readonly yes: string;
  readonly action: Omit<Action<Answer, string>, "close">;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks for the reason of an action; stays open with it when the action fails. */
export function ReasonDialog<Answer>({ action, onClose, ...texts }: Props<Answer>) {
  const { title, label, missing, maxLength, yes, children } = texts;
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState("");
  const { isPending, mutate } = useAction({
    ...action,
    onDone: (answer, wanted) => {
      onClose();
      return action.onDone?.(answer, wanted);
    },
  });
  function submit(): void {
    const text = tidyText(reason);
    setFault(text === "" ? missing : "");
    if (text !== "") mutate(text);
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <Stack as={Form} onSubmit={submit}>
        <Field
          label={label}
          data-first="true"
          maxLength={maxLength}
          value={reason}
          fault={fault}
          readOnly={isPending}
          onText={(text) => {
            setReason(text);
            setFault("");
          }}
        />
        <Actions>
          <Button onClick={onClose}>No, volver</Button>
          <Button kind="main" type="submit" isDisabled={isPending}>
            {isPending ? "Un momento…" : yes}
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  );
}
