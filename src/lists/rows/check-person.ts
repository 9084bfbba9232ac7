import { alikeParticipants } from "../../domain/carnet/alike.ts";
import {
  fields,
  type Participant,
  type PersonField,
  perField,
} from "../../domain/carnet/participant.ts";
import type { Reason } from "../faults/reason.ts";
import { doubtInWords, reasonInWords } from "../faults/reason-words.ts";
import { textCell } from "../table/table.ts";
import { checkCell } from "./check-cells.ts";
import { doubtsAbout } from "./doubtful-values.ts";

export type CheckedPerson =
  | {
      readonly kind: "person";
      readonly person: Participant;
      /** Clauses about what is probably wrong, although it can be stored. */
      readonly doubts: readonly string[];
    }
  /** The sentence that says what is wrong with each field, and what to do. */
  | { readonly kind: "faulty"; readonly faults: Readonly<Partial<Record<PersonField, string>>> };

/** Checks a person as typed; `others` are the registered people without them. */
export function checkPerson(typed: Participant, others: readonly Participant[]): CheckedPerson {
  const person = perField(() => "");
  const faults: Partial<Record<PersonField, string>> = {};
  for (const field of fields) {
    const checked = checkCell(field, textCell(typed[field]));
    if (checked.kind === "value") person[field] = checked.value;
    else {
      faults[field] = faultInForm(checked.reason);
    }
  }
  if (Object.keys(faults).length > 0) return { kind: "faulty", faults };
  const doubts = [
    ...doubtsAbout(person).map(doubtInWords),
    ...alikeParticipants([person], others).map(({ field, other }) =>
      doubtInWords({ reason: { kind: "alike", field, other }, proposal: null }),
    ),
  ];
  return { kind: "person", person, doubts };
}

/** `Falta el carnet.` Nobody who types into a form has rows, cells or a sheet. */
function faultInForm(reason: Reason): string {
  const typed: Reason = reason.kind === "damaged carnet" ? { kind: "no carnet" } : reason;
  const [problem, inSheet] = reasonInWords(typed);
  const remedy = formRemedies[typed.kind] ?? inSheet ?? "";
  return `${problem.charAt(0).toUpperCase()}${problem.slice(1)}. ${remedy}`.trim();
}

const formRemedies: Readonly<Partial<Record<Reason["kind"], string>>> = {
  missing: "",
  "several readings": "Escriba el verdadero, con sus guiones.",
  invisible: "Bórrelo y vuelva a escribirlo.",
  "too long": "Acórtelo.",
  "misread UTF-8": "Escríbalo con sus tildes.",
  "lost letters": "Escríbalo completo.",
  "spreadsheet error": "Escriba el dato.",
};
