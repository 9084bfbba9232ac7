import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { isProblem } from "../calls/call-error.ts";
import { showError } from "./toasts/toasts.ts";

export interface Action<Answer, Wanted> {
  readonly mutationFn: (wanted: Wanted) => Promise<Answer>;
  /**
   * The key of the query that the action changes, which is fetched again; without a key, all
   * queries are.
   */
  readonly queryKey?: QueryKey;
  /** Closes the confirmation; the heading gets the focus, because the change removes the button. */
  readonly close?: () => void;
  /** Whether the button stays in the page, and so gets the focus back. */
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
      // The confirmation stays open, so that it is still there after signing in again.
      if (!isProblem(error, "signedOut")) close?.();
      showError(error);
      void readAgain();
    },
  });
}

/** Focuses the part's heading after the focused element was removed. */
export function focusPartHeading(): void {
  document.querySelector<HTMLElement>("h1")?.focus();
}
