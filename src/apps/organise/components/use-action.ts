import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { isProblem } from "../calls/call-error.ts";
import { showError } from "./toasts/toasts.ts";

export interface Action<Answer, Wanted> {
  readonly mutationFn: (wanted: Wanted) => Promise<Answer>;
  /** The query that it changes, which is read again; all of them without a key. */
  readonly queryKey?: QueryKey;
  /** Closes the question before it; the heading gets the focus, because its button goes with the change. */
  readonly close?: () => void;
  /** Whether that button stays, and so gets the focus back. */
  readonly isRepeatable?: boolean;
  /** Called once the page shows the change. */
  readonly onDone: (answer: Answer, wanted: Wanted) => void;
}

/** A change whose faults are shown in a message. */
export function useAction<Answer, Wanted = void>(action: Action<Answer, Wanted>) {
  const { mutationFn, queryKey, close, isRepeatable, onDone } = action;
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries(queryKey && { queryKey });
  return useMutation({
    mutationFn,
    onSuccess: async (answer, wanted) => {
      await readAgain();
      if (close) {
        // A modal dialog that is still open would keep the focus from the heading.
        flushSync(close);
        if (!isRepeatable) focusPartHeading();
      }
      onDone(answer, wanted);
    },
    onError: (error) => {
      // Whoever signs in again finds the question as it was.
      if (!isProblem(error, "signedOut")) close?.();
      showError(error);
      void readAgain();
    },
  });
}

/** Puts the focus on the part's heading, when what had it is gone. */
export function focusPartHeading(): void {
  document.querySelector<HTMLElement>("h1")?.focus();
}
