import { useEffect, useRef, useState } from "react";
import { type LookupOutcome, lookUpParticipant } from "../api-client.ts";

export type CheckState =
  | { readonly kind: "idle" }
  | { readonly kind: "checking" }
  | (LookupOutcome & { readonly carnet: string });

const idle: CheckState = { kind: "idle" };

/** The one conversation of the dialog with the server: at most one question is open. */
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
      // Closing the dialog withdraws the question; its state was reset there.
      if (!question.signal.aborted) throw error;
    } finally {
      if (open.current === question) open.current = null;
    }
  }

  useEffect(() => () => open.current?.abort(), []);

  return { state, check, reset };
}
