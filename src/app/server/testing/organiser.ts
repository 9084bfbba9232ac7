import type { FastifyInstance } from "fastify";
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
export const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

type Called = Pick<OrganiserCall<unknown, unknown>, "path">;
type Headers = Readonly<Record<string, string>>;

/** An organiser's browser: its calls carry the cookie that the server set last. */
export interface OrganiserBrowser {
  readonly cookie: string;
  get(call: Called, headers?: Headers): ReturnType<typeof send>;
  post(call: Called, body?: unknown, headers?: Headers): ReturnType<typeof send>;
}

/** The app with a key for organisers. */
export const organisersUnderTest = (options: Parameters<typeof appUnderTest>[0] = {}) =>
  appUnderTest({ organisersKey: key, ...options });

/** Signs in, and fails the test if that is refused. */
export async function signedIn(
  app: FastifyInstance,
  wanted: SignIn = { key },
): Promise<OrganiserBrowser> {
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
export function cookieOf({ headers }: Awaited<ReturnType<typeof send>>): string {
  return [headers["set-cookie"]].flat().at(-1)?.split(";", 1)[0] ?? "";
}

export function browserWith(app: FastifyInstance, cookie: string): OrganiserBrowser {
  return {
    cookie,
    get: ({ path }, headers) => send(app, "GET", path, undefined, { cookie, ...headers }),
    post: ({ path }, body, headers) => send(app, "POST", path, body, { cookie, ...headers }),
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

function send(
  app: FastifyInstance,
  method: "GET" | "POST",
  url: string,
  body: unknown,
  headers: Headers,
) {
  return app.inject({
    method,
    url,
    headers,
    ...(body !== undefined && { payload: Object(body) }),
  });
}
