import { get, LONG_MS, post, unchecked } from "#platform/calls/send.ts";
import {
  type ChangedAnswer,
  type ChangeRequest,
  type Erased,
  listPaths,
  type PeopleAnswer,
} from "../model/list-calls.ts";

/** The organisers' calls about the list. Each rejects with a `CallError` if there is no answer. */
export const listCalls = {
  people: () => get(listPaths.people, unchecked<PeopleAnswer>(), LONG_MS),
  change: (request: ChangeRequest) =>
    post(listPaths.change, unchecked<ChangedAnswer>(), request, LONG_MS),
  erase: (id: string) => post(listPaths.erase, unchecked<Erased>(), { id }, LONG_MS),
} as const;
