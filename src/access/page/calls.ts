import { ask, done, get, post, unchecked } from "#platform/calls/send.ts";
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
  session: () => get(accessPaths.session, unchecked<SessionAnswer>()),
  link: (request: LinkRequest) => post(accessPaths.link, unchecked<LinkAnswer>(), request),
  signIn: (request: SignIn) => post(accessPaths.signIn, unchecked<SessionAnswer>(), request),
  signOut: () => post(accessPaths.signOut, done),
  setName: (name: string) => post(accessPaths.name, done, { name }),
  access: () => get(accessPaths.access, unchecked<AccessAnswer>()),
  invite: (request: InviteRequest) => post(accessPaths.invite, unchecked<InvitedAnswer>(), request),
  endAccess: (id: string) => post(accessPaths.endAccess, done, { id }),
  journal: (before: string | null) =>
    ask(accessPaths.journal, unchecked<JournalAnswer>(), { before }),
  step: (id: string) => ask(accessPaths.step, unchecked<StepAnswer>(), { id }),
  history: (id: string) => ask(accessPaths.history, unchecked<HistoryAnswer>(), { id }),
  corrections: () => get(accessPaths.corrections, unchecked<HistoryAnswer>()),
} as const;
