import { ask, done, get, post } from "#platform/calls/send.ts";
import {
  accessAnswerSchema,
  historyAnswerSchema,
  invitedAnswerSchema,
  journalAnswerSchema,
  linkAnswerSchema,
  sessionAnswerSchema,
  stepAnswerSchema,
} from "../model/answers.ts";
import { accessPaths, type InviteRequest, type LinkRequest, type SignIn } from "../model/calls.ts";

/** The organisers' calls about sessions and the journal. Each rejects with a `CallError` if there is no answer. */
export const accessCalls = {
  session: () => get(accessPaths.session, sessionAnswerSchema),
  link: (request: LinkRequest) => post(accessPaths.link, linkAnswerSchema, request),
  signIn: (request: SignIn) => post(accessPaths.signIn, sessionAnswerSchema, request),
  signOut: () => post(accessPaths.signOut, done),
  setName: (name: string) => post(accessPaths.name, done, { name }),
  access: () => get(accessPaths.access, accessAnswerSchema),
  invite: (request: InviteRequest) => post(accessPaths.invite, invitedAnswerSchema, request),
  endAccess: (id: string) => post(accessPaths.endAccess, done, { id }),
  journal: (before: string | null) => ask(accessPaths.journal, journalAnswerSchema, { before }),
  step: (id: string) => ask(accessPaths.step, stepAnswerSchema, { id }),
  history: (id: string) => ask(accessPaths.history, historyAnswerSchema, { id }),
  corrections: () => get(accessPaths.corrections, historyAnswerSchema),
} as const;
