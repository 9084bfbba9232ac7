import { useQuery } from "@tanstack/react-query";
import { useAppContext } from "#access/page/app-context.ts";
import { keys } from "#platform/calls/keys.ts";
import { get, LONG_MS, post } from "#platform/calls/send.ts";
import {
  type ApprovedAnswer,
  type Decision,
  registrationPaths,
  type SignUpsAnswer,
} from "../model/organiser-calls.ts";

const signUpsQuery = {
  queryKey: keys.signUps,
  queryFn: () => get<SignUpsAnswer>(registrationPaths.signUps, LONG_MS),
} as const;

export const useSignUps = () => useQuery(signUpsQuery);

/** Whether students sign up on the page, or did. */
export function useHasSignUps(): boolean {
  const { registration } = useAppContext().facts;
  const query = useQuery({ ...signUpsQuery, enabled: registration === undefined });
  return registration !== undefined || (query.data?.signUps.length ?? 0) > 0;
}

export const decide = (decision: Decision) =>
  post<object>(registrationPaths.decide, decision, LONG_MS);

export const approve = (numbers: readonly number[]) =>
  post<ApprovedAnswer>(registrationPaths.approve, { numbers }, LONG_MS);

export const erase = (number: number) => post<object>(registrationPaths.erase, { number }, LONG_MS);
