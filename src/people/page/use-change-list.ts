import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { isProblem } from "#platform/calls/call-error.ts";
import { send } from "#platform/calls/send.ts";
import { type Action, useAction } from "#platform/ui/actions/use-action.ts";
import { type ChangeRequest, listCalls, listProblems } from "../model/list-calls.ts";
import type { Planned } from "../model/plan-person.ts";
import { type List, listOf, listQuery } from "./list.ts";

/** How often a change is planned again after somebody else changed the list first. */
const MOST_ROUNDS = 5;

interface Change<Refused> {
  readonly kind: ChangeRequest["kind"];
  readonly undoes?: string | null;
  /** Plans the change on a list; any other outcome ends the attempt. */
  readonly plan: (list: List) => Planned | Refused;
  /** Called once the page shows the list as it is now. */
  readonly onDone?: (outcome: ChangeOutcome<Refused>) => void;
}

export type ChangeOutcome<Refused> = { readonly kind: "saved" } | Refused;

/** Plans a change on the list and sends it with the list's version; plans again if others were faster. */
export function useChangeList<Refused extends { readonly kind: string }>(
  options: Pick<Action<never, never>, "close" | "mutationKey"> = {},
) {
  const client = useQueryClient();
  return useAction({
    ...options,
    mutationFn: (change: Change<Refused>) => changeList(client, change),
    onDone(outcome, { onDone }) {
      onDone?.(outcome);
    },
  });
}

/** Does the same where the list is changed by an action that has a question of its own. Throws what `send` throws. */
export async function changeList<Refused extends { readonly kind: string }>(
  client: QueryClient,
  { kind, undoes = null, plan }: Change<Refused>,
): Promise<ChangeOutcome<Refused>> {
  let list = listOf(await client.ensureQueryData(listQuery));
  for (let round = 1; ; round += 1) {
    const planned = plan(list);
    if (!isPlanned(planned)) return planned;
    try {
      const changes = [...planned.changes];
      await send(listCalls.change, { version: list.version, kind, undoes, changes });
      return { kind: "saved" };
    } catch (error) {
      if (!isProblem(error, listProblems.outdated) || round === MOST_ROUNDS) throw error;
      list = listOf(await client.fetchQuery({ ...listQuery, staleTime: 0 }));
    }
  }
}

function isPlanned<Refused extends { readonly kind: string }>(
  planned: Planned | Refused,
): planned is Planned {
  return planned.kind === "plan";
}
