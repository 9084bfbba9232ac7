import { createHash } from "node:crypto";
import type { Participant } from "../domain/carnet/participant.ts";
import type { ListFault } from "../lists/faults/list-fault.ts";
import type { ImportPlan } from "../store/port/plan-import.ts";
import type { PersonDoubt } from "./people/typed-person.ts";

/** A step that an operation takes only after a person has agreed to it, with the data it is about. */
export type Question =
  | { readonly kind: "doubtful-list"; readonly doubts: readonly ListFault[] }
  | {
      readonly kind: "doubtful-person";
      readonly person: Participant;
      readonly doubts: readonly PersonDoubt[];
    }
  | { readonly kind: "remove-person"; readonly person: Participant }
  | {
      readonly kind: "remove-many";
      readonly removed: readonly Participant[];
      /** How many there are before. */
      readonly stored: number;
    }
  /** These have entered the event, and would be removed. */
  | { readonly kind: "remove-entered"; readonly people: readonly Participant[] }
  | { readonly kind: "undo"; readonly plan: ImportPlan }
  | { readonly kind: "create-database"; readonly path: string; readonly beside: string };

/**
 * Nothing was done yet. The operation goes on when it is called again with `key` among what is agreed;
 * the key is another one when the question is about other people or the list has changed.
 */
export interface Asks {
  readonly kind: "asks";
  readonly question: Question;
  readonly key: string;
  /** State of the list that the question is about. */
  readonly version: string;
}

/** Keys of the questions that a person has answered with yes. */
export type Agreed = ReadonlySet<string>;

/** `null` when the person has agreed to exactly this. */
export function ask(question: Question, version: string, agreed: Agreed): Asks | null {
  const key = createHash("sha256")
    .update(JSON.stringify([question, version]))
    .digest("base64url");
  return agreed.has(key) ? null : { kind: "asks", question, key, version };
}
