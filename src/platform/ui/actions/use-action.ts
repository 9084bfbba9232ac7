import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { isProblem } from "#platform/calls/call-error.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { showError, showSuccess } from "./toasts.ts";

export interface Action<Answer, Wanted> {
  readonly mutationFn: (wanted: Wanted) => Promise<Answer>;
  /** For whoever asks whether such an action is under way. */
  readonly mutationKey?: readonly string[];
  /** The key of the only query to fetch again, for frequent actions; without it, all queries are. */
  readonly queryKey?: QueryKey;
  readonly close?: () => void;
  /** Whether whoever uses it shows the fault beside a field. */
  readonly isFaultShown?: boolean;
  /** Called once the page shows the change; a sentence that it returns is shown. */
  readonly onDone?: (answer: Answer, wanted: Wanted) => string | undefined;
}

/** A change whose result and faults are shown in a message. */
export function useAction<Answer, Wanted = void>(action: Action<Answer, Wanted>) {
  const { mutationFn, mutationKey = [], queryKey, close, isFaultShown, onDone } = action;
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries(queryKey && { queryKey });
  return useMutation({
    mutationFn,
    mutationKey,
    onSuccess: async (answer, wanted) => {
      await readAgain();
      close?.();
      const said = onDone?.(answer, wanted);
      if (said !== undefined) showSuccess(said);
    },
    onError: (error) => {
      // The confirmation stays open, so that it is still there after signing in again.
      if (!isProblem(error, organiserProblems.signedOut)) close?.();
      if (!isFaultShown) showError(error);
      void readAgain();
    },
  });
}
