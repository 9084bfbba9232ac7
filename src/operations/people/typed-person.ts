import { alikeParticipants } from "../../domain/carnet/alike.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import { proposed } from "../../lists/faults/describe-faults.ts";
import { reasonInWords } from "../../lists/faults/reason-words.ts";
import { type CheckedCell, checkCarnet, checkText } from "../../lists/rows/check-cells.ts";
import { type Doubt, doubtsAbout } from "../../lists/rows/doubtful-values.ts";
import type { Field } from "../../lists/table/fields.ts";

/** A field that cannot be stored as it was typed. */
export interface TypedFault {
  readonly field: Field;
  readonly written: string;
  readonly problem: string;
  readonly remedy: string;
}

export interface Invalid {
  readonly kind: "invalid";
  readonly faults: readonly TypedFault[];
}

/** A doubt about a value by itself, or because it differs from another person's only by zeros or case. */
export type PersonDoubt =
  | { readonly kind: "odd"; readonly value: string; readonly problem: string }
  | {
      readonly kind: "alike";
      readonly value: string;
      readonly field: "carnet" | "numeroTicket";
      readonly other: Participant;
    };

/** The fields that were typed, checked; those that were not stay out. */
export function readTyped(
  written: Readonly<Partial<Participant>>,
): { readonly kind: "read"; readonly values: Readonly<Partial<Participant>> } | Invalid {
  const faults: TypedFault[] = [];
  const values: Partial<Record<Field, string>> = {};
  for (const field of ["carnet", "nombre", "numeroTicket"] as const) {
    const text = written[field];
    if (text === undefined) continue;
    const checked: CheckedCell = field === "carnet" ? checkCarnet(text) : checkText(field, text);
    if (checked.kind === "value") values[field] = checked.value;
    else {
      const { problem, remedy } = reasonInWords(checked.reason);
      faults.push({ field, written: text, problem, remedy: remedy ?? proposed(checked.proposal) });
    }
  }
  return faults.length > 0 ? { kind: "invalid", faults } : { kind: "read", values };
}

/** `carnet` as it was typed. */
export function personDoubts(
  person: Participant,
  carnet: string,
  others: readonly Participant[],
): PersonDoubt[] {
  const odd = ({ field, reason }: Doubt) =>
    ({ kind: "odd", value: person[field], problem: reasonInWords(reason).problem }) as const;
  return [
    ...doubtsAbout(person, carnet).map(odd),
    ...alikeParticipants([person], others).map(
      ({ field, other }) => ({ kind: "alike", value: person[field], field, other }) as const,
    ),
  ];
}
