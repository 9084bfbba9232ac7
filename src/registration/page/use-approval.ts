import { send } from "#platform/calls/send.ts";
import { amount } from "#platform/text/amount.ts";
import { showProblem, showSuccess } from "#platform/ui/actions/toasts.ts";
import { useAction } from "#platform/ui/actions/use-action.ts";
import { type ApprovedAnswer, registrationCalls } from "../model/organiser-calls.ts";
import type { SignUp } from "../model/sign-up.ts";

type Approved = ApprovedAnswer["approved"];

/** Puts requests on the list; the server leaves out those that others have decided or erased meanwhile. */
export function useApproval(close = () => {}) {
  return useAction({
    close,
    mutationFn: (signUps: readonly SignUp[]) =>
      send(registrationCalls.approve, { numbers: signUps.map(({ number }) => number) }),
    onDone({ approved }, signUps) {
      const left = signUps.length - approved.length;
      const show = approved.length === 0 ? showProblem : showSuccess;
      const others = amount(left, "inscripción no se aprobó", "inscripciones no se aprobaron");
      const rest = left > 0 && `${others}: alguien ya había decidido o borrado.`;
      show([inWords(approved), rest].filter(Boolean).join(" "));
    },
  });
}

function inWords(approved: Approved): string {
  const [only, ...others] = approved;
  if (only === undefined) return "";
  const who =
    others.length === 0
      ? `${only.nombre} está en la lista con el ticket ${only.numeroTicket}.`
      : `${amount(approved.length, "persona está", "personas están")} en la lista, con su ticket.`;
  return `${who} Puede deshacerlo en «Lista».`;
}
