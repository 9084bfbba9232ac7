import { get, LONG_MS, post } from "#platform/calls/send.ts";
import {
  type ChangeRequest,
  changedAnswerSchema,
  erasedSchema,
  listPaths,
  peopleAnswerSchema,
} from "../model/list-calls.ts";

/** The organisers' calls about the list. Each rejects with a `CallError` if there is no answer. */
export const listCalls = {
  people: () => get(listPaths.people, peopleAnswerSchema, LONG_MS),
  change: (request: ChangeRequest) => post(listPaths.change, changedAnswerSchema, request, LONG_MS),
  erase: (id: string) => post(listPaths.erase, erasedSchema, { id }, LONG_MS),
} as const;
