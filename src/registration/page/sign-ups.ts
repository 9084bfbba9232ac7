import { useQuery } from "@tanstack/react-query";
import { useAppContext } from "#access/page/app-context.ts";
import { keys } from "#platform/calls/keys.ts";
import { send } from "#platform/calls/send.ts";
import { registrationCalls } from "../model/organiser-calls.ts";

const signUpsQuery = {
  queryKey: keys.signUps,
  queryFn: () => send(registrationCalls.signUps),
} as const;

export const useSignUps = () => useQuery(signUpsQuery);

/** Whether students sign up on the page, or did. */
export function useHasSignUps(): boolean {
  const { registration } = useAppContext().facts;
  const query = useQuery({ ...signUpsQuery, enabled: registration === undefined });
  return registration !== undefined || (query.data?.signUps.length ?? 0) > 0;
}
