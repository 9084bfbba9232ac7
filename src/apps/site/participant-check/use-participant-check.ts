import { useEffect, useRef, useState } from "react";
import { type LookupOutcome, lookUpParticipant } from "../browser/api-client.ts";

export type CheckState =
  | { readonly kind: "idle" }
  | { readonly kind: "checking" }
  | (LookupOutcome & { readonly carnet: string });

const idle: CheckState = { kind: "idle" };

/** The state of the dialog's look-up; at most one is pending. */
export function useParticipantCheck() {
  const [state, setState] = useState<CheckState>(idle);
  const open = useRef<AbortController | null>(null);

  function reset() {
    open.current?.abort();
    open.current = null;
    setState(idle);
  }

  async function check(carnet: string) {
    if (open.current) return;
    const question = new AbortController();
    open.current = question;
    setState({ kind: "checking" });
    try {
      const outcome = await lookUpParticipant({ carnet }, question.signal);
      setState({ ...outcome, carnet });
    } catch (error) {
      // Closing the dialog has aborted the look-up and reset the state already.
      if (!question.signal.aborted) throw error;
    } finally {
      if (open.current === question) open.current = null;
    }
  }

  useEffect(() => () => open.current?.abort(), []);

  return { state, check, reset };
}
