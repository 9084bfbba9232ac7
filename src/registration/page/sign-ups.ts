import { useQuery } from "@tanstack/react-query";
import { useAppContext } from "#access/page/app-context.ts";
import { keys } from "#platform/calls/keys.ts";
import { done, get, LONG_MS, post } from "#platform/calls/send.ts";
import {
  approvedAnswerSchema,
  type Decision,
  registrationPaths,
  signUpsAnswerSchema,
} from "../model/organiser-calls.ts";

const signUpsQuery = {
  queryKey: keys.signUps,
  queryFn: () => get(registrationPaths.signUps, signUpsAnswerSchema, LONG_MS),
} as const;

export const useSignUps = () => useQuery(signUpsQuery);

/** Whether students sign up on the page, or did. */
export function useHasSignUps(): boolean {
  const { registration } = useAppContext().facts;
  const query = useQuery({ ...signUpsQuery, enabled: registration === undefined });
  return registration !== undefined || (query.data?.signUps.length ?? 0) > 0;
}

export const decide = (decision: Decision) =>
  post(registrationPaths.decide, done, decision, LONG_MS);

export const approve = (numbers: readonly number[]) =>
  post(registrationPaths.approve, approvedAnswerSchema, { numbers }, LONG_MS);

export const erase = (number: number) => post(registrationPaths.erase, done, { number }, LONG_MS);
