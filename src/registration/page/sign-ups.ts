import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useAppContext } from "#access/page/app-context.ts";
import { listQuery } from "#people/page/list.ts";
import { queryOf } from "#platform/calls/send.ts";
import type { SignUpStatus } from "../model/arranged.ts";
import { registrationCalls } from "../model/organiser-calls.ts";

const signUpsQuery = queryOf(registrationCalls.signUps);

export const useSignUps = () => useQuery(signUpsQuery);

/** How many requests have a place and await a decision, and how many wait for a place; `null` until it is known. */
export function useOpenSignUps(): Readonly<Record<"review" | "waiting", number>> | null {
  const { registration: terms, days } = useAppContext().facts;
  const client = useQueryClient();
  const { data = null } = useQuery({
    queryKey: [...signUpsQuery.queryKey, "open"],
    enabled: terms !== undefined,
    queryFn: async () => {
      // `Hoy` opens before the rules that it takes have arrived.
      const [{ arranged, presentRequests }, { people }, { signUps }] = await Promise.all([
        import("../model/arranged.ts"),
        client.fetchQuery(listQuery),
        client.fetchQuery(signUpsQuery),
      ]);
      const rows = arranged(presentRequests(signUps, days), people, terms);
      const count = (kind: SignUpStatus) => rows.filter(({ status }) => status === kind).length;
      return { review: count("review"), waiting: count("waiting") };
    },
  });
  return terms === undefined ? { review: 0, waiting: 0 } : data;
}

/** Whether students sign up on the page, or did. */
export function useHasSignUps(): boolean {
  const { registration } = useAppContext().facts;
  const query = useQuery({ ...signUpsQuery, enabled: registration === undefined });
  return registration !== undefined || (query.data?.signUps.length ?? 0) > 0;
}
