import type { FastifyInstance } from "fastify";
import type { InjectOptions } from "light-my-request";
import { expect } from "vitest";
import { accessCalls, type LinkRequest, type Role, type SignIn } from "#access/model/calls.ts";
import { newAccessSecret, newInvitation } from "#access/server/invite.ts";
import type { AccessStore } from "#access/store/organisers-store.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { type ChangeRequest, listCalls } from "#people/model/list-calls.ts";
import type { PersonChange } from "#people/model/list-change.ts";
import type { OrganiserCall } from "#platform/calls/organiser-call.ts";
import { appUnderTest } from "./app-under-test.ts";

export const key = "clave inventada de prueba";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

type Called = Pick<OrganiserCall<unknown, unknown>, "path" | "answer">;
type Headers = Readonly<Record<string, string>>;

/** The app with a key for organisers. */
export const organisersUnderTest = (options: Parameters<typeof appUnderTest>[0] = {}) =>
  appUnderTest({ organisersKey: key, ...options });

/** The app, and the browser of an organiser who is signed in as Ana. */
export async function anaUnderTest(options: Parameters<typeof appUnderTest>[0] = {}) {
  const under = await organisersUnderTest(options);
  return { ...under, ...(await organiserOfList(under.app)) };
}

/** Signs in, and fails the test if that is refused. */
export async function signedIn(app: FastifyInstance, wanted: SignIn = { key }) {
  const answer = await signIn(app, wanted);
  expect(answer.json()).toMatchObject({ kind: "in" });
  return browserWith(app, cookieOf(answer));
}

/** A signed-in organiser with a name, and functions for what they change in the list. */
export async function organiserOfList(app: FastifyInstance, called = "Ana") {
  const browser = await signedIn(app);
  await browser.post(accessCalls.name, { name: called });
  const version = async (): Promise<string> => (await browser.get(listCalls.people)).json().version;
  const send = async (changes: readonly PersonChange[], rest: Partial<ChangeRequest> = {}) => {
    const planned = { version: await version(), kind: "correct", undoes: null, changes };
    return browser.post(listCalls.change, { ...planned, ...rest });
  };
  const add = (after: Participant) => send([{ before: null, after }], { kind: "add" });
  return { ...browser, version, send, add };
}

export function signIn(app: FastifyInstance, wanted: unknown, headers: Headers = {}, ip?: string) {
  return app.inject({
    method: "POST",
    url: accessCalls.signIn.path,
    headers: { "user-agent": firefox, ...headers },
    payload: Object(wanted),
    ...(ip !== undefined && { remoteAddress: ip }),
  });
}

/** `name=value` of the cookie that an answer sets. */
export function cookieOf({ headers }: Awaited<ReturnType<typeof signIn>>): string {
  return [headers["set-cookie"]].flat().at(-1)?.split(";", 1)[0] ?? "";
}

/** An organiser's browser, whose calls carry this cookie; an answer has what its call describes, and no more. */
export function browserWith(app: FastifyInstance, cookie: string) {
  const send = async (
    { path: url, answer }: Called,
    headers: Headers,
    rest: InjectOptions = {},
  ) => {
    const sent = await app.inject({ url, headers: { cookie, ...headers }, ...rest });
    const type = String(sent.headers["content-type"]);
    if (type.startsWith("application/json")) expect(answer.parse(sent.json())).toEqual(sent.json());
    return sent;
  };
  return {
    cookie,
    get: (call: Called, headers: Headers = {}) => send(call, headers),
    post: (call: Called, body?: object, headers: Headers = {}) =>
      send(call, headers, { method: "POST", ...(body && { payload: body }) }),
  };
}

/** A personal link, with the secret of a browser's session. */
export async function linkFor(
  access: AccessStore,
  name: string,
  role: Role = "all",
): Promise<LinkRequest> {
  const { secret: link } = await newInvitation(access, { name, role }, Date.now());
  return { link, session: newAccessSecret() };
}
