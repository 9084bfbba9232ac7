import { useState } from "react";
import { type LookupOutcome, lookUpParticipant } from "./api-client.ts";
import type { CarnetFault } from "./CarnetField.tsx";
import { type Celebration, fetchCelebration } from "./Confetti.tsx";

/** The confetti, which is fetched with every look-up; `null` once a press ended them. */
type Celebrating = { readonly celebration: Promise<Celebration | null> | null };

export type CheckState =
  /** Nothing was typed; tickets that were saved stand in the field's place. */
  | { readonly kind: "idle" }
  | { readonly kind: "asking"; readonly fault: CarnetFault | undefined }
  | ({ readonly kind: "checking" } & Celebrating)
  | (LookupOutcome & Celebrating & { readonly carnet: string });

/** The state of the dialog. Whatever changes it during a look-up drops the outcome. */
export function useParticipantCheck() {
  const [state, setState] = useState<CheckState>({ kind: "idle" });

  async function check(carnet: string) {
    const celebration = fetchCelebration();
    const question: CheckState = { kind: "checking", celebration };
    setState(question);
    const outcome = await lookUpParticipant({ carnet });
    setState((now) => (now === question ? { ...outcome, carnet, celebration } : now));
  }

  return {
    state,
    check,
    ask: (fault?: CarnetFault) => setState({ kind: "asking", fault }),
    reset: () => setState({ kind: "idle" }),
    calm: () =>
      setState((now) => (now.kind === "registered" ? { ...now, celebration: null } : now)),
  };
}
