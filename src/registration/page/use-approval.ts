import { useChangeList } from "#people/page/use-change-list.ts";
import { amount } from "#platform/text/amount.ts";
import { showError, showSuccess } from "#platform/ui/actions/toasts.ts";
import { planApproval } from "../model/arranged.ts";
import type { SignUp } from "../model/sign-up.ts";

/** Nobody is left to approve, because somebody else was faster. */
interface Nothing {
  readonly kind: "nothing";
}

/** Puts requests on the list: a change that is planned again on whatever others have saved meanwhile. */
export function useApproval() {
  const change = useChangeList<Nothing>();
  /** Rejects after it has shown why it failed. */
  async function approve(signUps: readonly SignUp[]): Promise<void> {
    let approved: readonly { readonly numeroTicket: string; readonly nombre: string }[] = [];
    try {
      const outcome = await change.mutateAsync({
        kind: "add",
        plan: ({ people }) => {
          const changes = planApproval(signUps, people);
          approved = changes.flatMap(({ after }) => after ?? []);
          return changes.length === 0 ? { kind: "nothing" } : { kind: "plan", changes };
        },
      });
      showSuccess(outcome.kind === "nothing" ? "Ya estaban en la lista." : inWords(approved));
    } catch (error) {
      showError(error);
      throw error;
    }
  }
  return { approve, isPending: change.isPending };
}

function inWords(approved: readonly { numeroTicket: string; nombre: string }[]): string {
  const [only, ...others] = approved;
  if (only !== undefined && others.length === 0) {
    return `${only.nombre} está en la lista con el ticket ${only.numeroTicket}. Puede deshacerlo en «Lista».`;
  }
  return `${amount(approved.length, "persona está", "personas están")} en la lista, con su ticket. Puede deshacerlo en «Lista».`;
}
