import { ask, get, post } from "#platform/calls/send.ts";
import type {
  AccessAnswer,
  HistoryAnswer,
  InvitedAnswer,
  JournalAnswer,
  LinkAnswer,
  SessionAnswer,
  StepAnswer,
} from "../model/answers.ts";
import { accessPaths, type InviteRequest, type LinkRequest, type SignIn } from "../model/calls.ts";

/** The organisers' calls about sessions and the journal. Each rejects with a `CallError` if there is no answer. */
export const accessCalls = {
  session: () => get<SessionAnswer>(accessPaths.session),
  link: (request: LinkRequest) => post<LinkAnswer>(accessPaths.link, request),
  signIn: (request: SignIn) => post<SessionAnswer>(accessPaths.signIn, request),
  signOut: () => post(accessPaths.signOut),
  setName: (name: string) => post(accessPaths.name, { name }),
  access: () => get<AccessAnswer>(accessPaths.access),
  invite: (request: InviteRequest) => post<InvitedAnswer>(accessPaths.invite, request),
  endAccess: (id: string) => post(accessPaths.endAccess, { id }),
  journal: (before: string | null) => ask<JournalAnswer>(accessPaths.journal, { before }),
  step: (id: string) => ask<StepAnswer>(accessPaths.step, { id }),
  history: (id: string) => ask<HistoryAnswer>(accessPaths.history, { id }),
  corrections: () => get<HistoryAnswer>(accessPaths.corrections),
} as const;
