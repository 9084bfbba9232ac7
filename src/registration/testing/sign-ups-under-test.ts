import { expect } from "vitest";
import { type appUnderTest, lookUp } from "#app/server/testing/app-under-test.ts";
import { organiserOfList, organisersUnderTest } from "#app/server/testing/organiser.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { signUpPath } from "../model/calls.ts";
import { registrationCalls } from "../model/organiser-calls.ts";
import type { RegistrationTerms } from "../model/sign-up.ts";

const contacts = { correo: "eva@example.org", telefono: "5555 1234" };
export const eva = { carnet: "2490-25-77", nombre: "Eva Ixim", ...contacts };
export const terms: RegistrationTerms = { pide: ["correo", "telefono"], cupo: 2 };
export const edition = () => ({ inscripcion: terms });
export const another = (index: number) => ({ ...eva, carnet: `2490-25-10${index}` });

type App = Awaited<ReturnType<typeof appUnderTest>>["app"];
export const signUp = (app: App, payload: object) =>
  app.inject({ method: "POST", url: signUpPath, payload });

/** The site with an organiser, Marta, and what she does. */
export async function withMarta(options: Parameters<typeof appUnderTest>[0] = {}) {
  const under = await organisersUnderTest({ edition, ...options });
  const { app, store } = under;
  const marta = await organiserOfList(app, "Marta");
  const { approve, decide, erase } = registrationCalls;
  /** Those of the list who have signed up, beside its samples. */
  const listed = async () =>
    (await store.participants()).filter(({ nombre }) => nombre === eva.nombre);
  return {
    ...under,
    marta,
    listed,
    async approve(numbers: number[], headers = {}) {
      const answer = await marta.post(approve, { numbers }, headers);
      expect(answer.statusCode).toBe(200);
      return answer.json().approved;
    },
    reject: (numbers: number[], reason: string | null = "No pagó") =>
      marta.post(decide, { numbers, reason }),
    erase: (number: number) => marta.post(erase, { number }),
    /** Corrects the one who was approved, or removes them. */
    async correct(fields: Partial<Participant> | null) {
      const [before = null] = await listed();
      expect(before).toMatchObject(contacts);
      const after = before && fields && { ...before, ...fields };
      const kind = fields === null ? "remove" : "correct";
      expect((await marta.send([{ before, after }], { kind })).statusCode).toBe(200);
      return after;
    },
    /** What whoever looks up their carnet reads of their request. */
    request: async ({ carnet }: { readonly carnet: string }) =>
      (await lookUp(app, carnet)).json().request,
  };
}
