import { send } from "#platform/calls/send.ts";
import { ReasonDialog } from "#platform/ui/actions/ReasonDialog.tsx";
import { LONGEST_REASON, registrationCalls } from "../model/organiser-calls.ts";
import type { SignUp } from "../model/sign-up.ts";

interface RejectDialogProps {
  readonly signUps: readonly SignUp[];
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

export function RejectDialog({ signUps, onDone, onClose }: RejectDialogProps) {
  const [only, ...others] = signUps;
  const isOne = others.length === 0 && only !== undefined;
  return (
    <ReasonDialog
      title={isOne ? `¿Rechazar a ${only.nombre}?` : `¿Rechazar ${signUps.length}?`}
      label="Motivo, que se lee en «Valida tu registro»"
      missing="Escriba el motivo: es lo que leerá."
      maxLength={LONGEST_REASON}
      yes="Rechazar"
      action={{
        mutationFn: (reason) =>
          send(registrationCalls.decide, { numbers: signUps.map(({ number }) => number), reason }),
        onDone: () => {
          const done = isOne
            ? "Quedó rechazada. Puede devolverla"
            : "Quedaron rechazadas. Puede devolverlas";
          onDone?.();
          return `${done} a revisión en «Rechazadas».`;
        },
      }}
      onClose={onClose}
    />
  );
}
