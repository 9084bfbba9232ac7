import { useQuery } from "@tanstack/react-query";
import { useAppContext } from "#access/page/app-context.ts";
import { queryOf } from "#platform/calls/send.ts";
import { registrationCalls } from "../model/organiser-calls.ts";

const signUpsQuery = queryOf(registrationCalls.signUps);

export const useSignUps = () => useQuery(signUpsQuery);

/** Whether students sign up on the page, or did. */
export function useHasSignUps(): boolean {
  const { registration } = useAppContext().facts;
  const query = useQuery({ ...signUpsQuery, enabled: registration === undefined });
  return registration !== undefined || (query.data?.signUps.length ?? 0) > 0;
}
