import { doneAnswer, type OrganiserCalls, Refused } from "#access/server/organiser-calls.ts";
import { organiserProblems } from "#platform/calls/organiser-problems.ts";
import { decisionSchema, registrationPaths, type SignUpsAnswer } from "../model/organiser-calls.ts";
import type { RegistrationStores } from "../store/registration-store.ts";

/** The requests of students, and rejecting them. Approving is a change of the list, by its own call. */
export function organiserSignUpRoutes(
  calls: OrganiserCalls,
  { registration }: RegistrationStores,
): void {
  calls.get(registrationPaths.signUps, async (): Promise<SignUpsAnswer> => {
    return { signUps: await registration.list() };
  });

  calls.post(
    registrationPaths.decide,
    decisionSchema,
    async ({ numbers, reason }, { by, entry }) => {
      const [only, ...others] = numbers;
      const which = others.length === 0 ? `la solicitud ${only}` : `${numbers.length} solicitudes`;
      const rejection = reason === null ? null : { at: Date.now(), by, reason };
      const kind = reason === null ? "reopen-sign-up" : "reject-sign-up";
      const isDone = await registration.decide(numbers, rejection, entry(kind, which));
      return isDone ? doneAnswer : new Refused(organiserProblems.noSuchItem);
    },
  );
}
