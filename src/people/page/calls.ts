import { get, LONG_MS, post } from "#platform/calls/send.ts";
import {
  type ChangedAnswer,
  type ChangeRequest,
  type Erased,
  listPaths,
  type PeopleAnswer,
} from "../model/list-calls.ts";

/** The organisers' calls about the list. Each rejects with a `CallError` if there is no answer. */
export const listCalls = {
  people: () => get<PeopleAnswer>(listPaths.people, LONG_MS),
  change: (request: ChangeRequest) => post<ChangedAnswer>(listPaths.change, request, LONG_MS),
  erase: (id: string) => post<Erased>(listPaths.erase, { id }, LONG_MS),
} as const;
