import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { isProblem } from "#platform/calls/call-error.ts";
import { keys } from "#platform/calls/keys.ts";
import { send } from "#platform/calls/send.ts";
import { type ChangeRequest, listCalls, listProblems } from "../model/list-calls.ts";
import type { Planned } from "../model/plan-person.ts";
import { type List, listOf, listQuery } from "./list.ts";

/** How often a change is planned again after somebody else changed the list first. */
const MOST_ROUNDS = 5;

interface Change<Refused> {
  readonly kind: ChangeRequest["kind"];
  readonly undoes?: string;
  /** Plans the change on a list; any other outcome ends the attempt. */
  readonly plan: (list: List) => Planned | Refused;
}

export type ChangeOutcome<Refused> = { readonly kind: "saved" } | Refused;

/** Plans a change on the list and sends it with the list's version; plans again if others were faster. */
export function useChangeList<Refused extends { readonly kind: string }>() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change<Refused>) => carryOut(client, change),
    onSettled: () => refresh(client),
  });
}

async function carryOut<Refused extends { readonly kind: string }>(
  client: QueryClient,
  { kind, undoes, plan }: Change<Refused>,
): Promise<ChangeOutcome<Refused>> {
  let list = listOf(await client.ensureQueryData(listQuery));
  for (let round = 1; ; round += 1) {
    const planned = plan(list);
    if (!isPlanned(planned)) return planned;
    try {
      const changes = [...planned.changes];
      await send(listCalls.change, {
        version: list.version,
        kind,
        undoes: undoes ?? null,
        changes,
      });
      return { kind: "saved" };
    } catch (error) {
      if (!isProblem(error, listProblems.outdated) || round === MOST_ROUNDS) throw error;
      list = await readAgain(client);
    }
  }
}

/** The list as it is at the server now. */
export async function readAgain(client: QueryClient): Promise<List> {
  return listOf(await client.fetchQuery({ ...listQuery, staleTime: 0 }));
}

/** Resolves when the list on screen is the new one. */
export async function refresh(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: keys.journal });
  void client.invalidateQueries({ queryKey: keys.corrections });
  void client.invalidateQueries({ queryKey: keys.today });
  void client.invalidateQueries({ queryKey: keys.certificates });
  await client.invalidateQueries({ queryKey: keys.people });
}

function isPlanned<Refused extends { readonly kind: string }>(
  planned: Planned | Refused,
): planned is Planned {
  return planned.kind === "plan";
}
