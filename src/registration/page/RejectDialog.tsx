import { type FormEvent, useState } from "react";
import { keys } from "#platform/calls/keys.ts";
import { tidyText } from "#platform/text/tidy-text.ts";
import { showSuccess } from "#platform/ui/actions/toasts.ts";
import { useAction } from "#platform/ui/actions/use-action.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { Field } from "#platform/ui/Field.tsx";
import layout from "#platform/ui/parts/layout.module.css";
import { LONGEST_REASON, type SignUp } from "../model/sign-up.ts";
import { decide } from "./sign-ups.ts";

interface RejectDialogProps {
  readonly signUps: readonly SignUp[];
  readonly onClose: (isDone: boolean) => void;
}

/** Asks for the reason, which the students read. */
export function RejectDialog({ signUps, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState("");
  const [only, ...others] = signUps;
  const reject = useAction({
    queryKey: keys.signUps,
    mutationFn: (text: string) =>
      decide({ numbers: signUps.map(({ number }) => number), reason: text }),
    onDone: () => {
      showSuccess("Quedó rechazada. Puede devolverla a revisión en «Rechazadas».");
      onClose(true);
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const text = tidyText(reason);
    if (text === "") setFault("Escriba el motivo: es lo que leerá.");
    else reject.mutate(text);
  }
  return (
    <Dialog
      title={
        others.length === 0 && only ? `¿Rechazar a ${only.nombre}?` : `¿Rechazar ${signUps.length}?`
      }
      onClose={() => onClose(false)}
    >
      <form className={layout.section} onSubmit={submit} noValidate>
        <Field
          label="Motivo, que se lee en «Valida tu registro»"
          data-first="true"
          maxLength={LONGEST_REASON}
          value={reason}
          fault={fault}
          onText={(text) => {
            setReason(text);
            setFault("");
          }}
        />
        <div className={layout.actions}>
          <Button onClick={() => onClose(false)}>No, volver</Button>
          <Button kind="main" type="submit" isDisabled={reject.isPending}>
            {reject.isPending ? "Un momento…" : "Rechazar"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
