import { useRef, useState } from "react";
import { type LookupOutcome, lookUpParticipant } from "./api-client.ts";

export type CheckState =
  | { readonly kind: "idle" }
  | { readonly kind: "checking" }
  | (LookupOutcome & { readonly carnet: string });

/** The look-ups of the dialog: one at a time; a reset drops the outcome of the one under way. */
export function useParticipantCheck() {
  const [state, setState] = useState<CheckState>({ kind: "idle" });
  const open = useRef<symbol | null>(null);

  function reset() {
    open.current = null;
    setState({ kind: "idle" });
  }

  async function check(carnet: string) {
    if (open.current) return;
    const question = Symbol(carnet);
    open.current = question;
    setState({ kind: "checking" });
    const outcome = await lookUpParticipant({ carnet });
    if (open.current !== question) return;
    open.current = null;
    setState({ ...outcome, carnet });
  }

  return { state, check, reset };
}
