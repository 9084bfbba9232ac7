import type { CarnetGroups } from "#edition/model/carnet-groups.ts";
import { undoMisreading } from "#platform/text/code-pages.ts";
import { invisibleIn, tidyText } from "#platform/text/tidy-text.ts";
import { isStandIn, readKind, standInCarnet } from "./kinds.ts";
import {
  carnetText,
  fields,
  type Participant,
  type PersonField,
  perField,
  personOf,
  valueIn,
} from "./participant.ts";
import { type CarnetDamage, type CarnetRules, carnetReadings, readCarnet } from "./read-carnet.ts";

/** The reason why a value of a person is refused, as data; each face puts it into its own words. */
export type PersonFault =
  | { readonly kind: "missing"; readonly field: PersonField }
  /** `groups` are those that a carnet has. */
  | { readonly kind: "no carnet"; readonly groups: CarnetGroups }
  /** A spreadsheet changed the carnet. */
  | {
      readonly kind: "damaged carnet";
      readonly damage: CarnetDamage;
      readonly groups: CarnetGroups;
    }
  /** The readings that may have been meant, the likeliest first. */
  | {
      readonly kind: "several readings";
      readonly readings: readonly string[];
      /** Whether a spreadsheet made it a date. */
      readonly isDate?: boolean;
    }
  /** An invisible character; `code` is like `U+200B`. */
  | { readonly kind: "invisible"; readonly code: string; readonly before: string }
  | { readonly kind: "too long"; readonly most: number }
  /** UTF-8 was read in another encoding, or a conversion lost letters. */
  | { readonly kind: "misread UTF-8" | "lost letters" }
  | { readonly kind: "spreadsheet error" }
  /** A kind of person that there is not. */
  | { readonly kind: "no kind" };

/** A value as it is stored, or its fault and, for a damaged text, the value that is meant. */
export type CheckedValue =
  | { readonly kind: "value"; readonly value: string }
  | { readonly kind: "fault"; readonly reason: PersonFault; readonly proposal: string | null };

/**
 * The rule for a person, wherever they come from: a list, a form, a door or a backup. Values are
 * normalised; those that are damaged or can be read in several ways are refused.
 */
export function checkPerson(written: Participant, carnets: CarnetRules) {
  const values: Partial<Record<PersonField, string>> = {};
  const faults: Partial<Record<PersonField, PersonFault>> = {};
  for (const field of fields) {
    const checked = checkValue(field, valueIn(written, field), carnets);
    if (checked.kind === "value") values[field] = checked.value;
    else faults[field] = checked.reason;
  }
  if (faults.carnet === undefined || faults.carnet.kind === "missing") {
    const carnet = carnetByKind(values);
    if (carnet === null) faults.carnet = { kind: "missing", field: "carnet" };
    else {
      values.carnet = carnet;
      delete faults.carnet;
    }
  }
  return Object.keys(faults).length > 0
    ? ({ kind: "faulty", faults } as const)
    : ({ kind: "person", person: personOf(values) } as const);
}

/**
 * The carnet, or what stands in for it: only a participant needs one. `null` if it is missing.
 */
export function carnetByKind(values: Readonly<Partial<Record<PersonField, string>>>) {
  const { carnet = "", nombre = "", tipo = "" } = values;
  if (carnet !== "" && (tipo !== "" || !isStandIn(carnet))) return carnet;
  return tipo === "" ? null : standInCarnet(nombre, tipo);
}

export function checkValue(
  field: PersonField,
  written: string,
  carnets: CarnetRules,
): CheckedValue {
  if (field === "carnet") return checkCarnet(written, carnets);
  return field === "tipo" ? checkKind(written) : checkText(field, written);
}

/** Whether the rule leaves the value as it is. */
export function isStorable(field: PersonField, value: string, carnets: CarnetRules): boolean {
  const checked = checkValue(field, value, carnets);
  return checked.kind === "value" && checked.value === value;
}

const valid = (value: string): CheckedValue => ({ kind: "value", value });
const fault = (reason: PersonFault, proposal: string | null = null): CheckedValue => ({
  kind: "fault",
  reason,
  proposal,
});

/** The apostrophe with which people tell a spreadsheet that a number is text. */
const textMark = /^['’´`](?=\d)/;

function checkKind(written: string): CheckedValue {
  const kind = readKind(tidyText(written));
  return kind === null ? fault({ kind: "no kind" }) : valid(kind);
}

/** What lists have for somebody without a carnet. */
const noCarnet =
  /^(?:sin carn[eé]t?|no (?:tiene|tengo|aplica)|ningun[oa]|extern[oa]s?|visitantes?|[ns]\/?[acn]\.?|-+|—)$/i;

function checkCarnet(written: string, carnets: CarnetRules): CheckedValue {
  const { groups } = carnets;
  const text = tidyText(written).replace(textMark, "");
  if (isStandIn(text) && carnetText.safeParse(text).success) return valid(text);
  if (noCarnet.test(text)) return fault({ kind: "missing", field: "carnet" });
  const invisible = invisibleIn(text);
  if (invisible !== null) {
    return fault({ kind: "invisible", code: invisible.code, before: invisible.before });
  }
  const reading = readCarnet(text, carnets);
  switch (reading.kind) {
    case "carnet": {
      const readings = groups.length > 1 ? carnetReadings(text, carnets) : [];
      return readings.length > 1
        ? fault({ kind: "several readings", readings })
        : valid(reading.carnet);
    }
    case "empty":
      return fault({ kind: "missing", field: "carnet" });
    case "damaged":
      return fault({ kind: "damaged carnet", damage: reading.damage, groups });
    case "incomplete":
    case "other characters":
      return fault({ kind: "no carnet", groups });
  }
}

/** Signs that remain when only one of several misreadings of a text was undone. */
const stillDamaged =
  /[\ufffd\u0080-\u009f\u0370-\u04ff‚“„…†‡\u2500-\u25ff]|(?![ƁƗɓɨʼ])[\u0180-\u02ff]|\p{Ll}(?![A-Z])\p{Lu}/u;
const errorValue = /^#(?:N\/A|N\/D|¿?\p{L}+[!?]|¡?\p{L}+(?:\/0)?!|¿\p{L}+\?)$/u;

const columns = perField((_, column) => column);

function checkText(field: Exclude<PersonField, "carnet" | "tipo">, written: string): CheckedValue {
  const { isRequired, longest } = columns[field];
  const text = tidyText(written);
  // Forms write this in place of the address of somebody who did not sign in.
  if (field === "correo" && /^(?:anonymous|an[oó]nim[oa])$/i.test(text)) return valid("");
  if (text === "") return isRequired ? fault({ kind: "missing", field }) : valid(text);
  // Tidying removes bytes that are control characters or spaces in the wrong code.
  const meant = undoMisreading(written) ?? undoMisreading(text);
  if (meant !== null) {
    return fault({ kind: "misread UTF-8" }, stillDamaged.test(meant) ? null : tidyText(meant));
  }
  // UTF-8 of which the second byte of a letter was lost leaves an Ã, or an Â at the end of a word. The Ã of
  // JOÃO, GUIMARÃES and IRMÃ is right.
  if (/Ã(?![eo]|O(?!\p{L})|ES(?!\p{L}))\p{L}|ã(?![eo])\p{Ll}|\p{L}Â(?!\p{L})/u.test(text)) {
    return fault({ kind: "misread UTF-8" });
  }
  if (/[\u0080-\u0084\u0086-\u009f\ufffd]/.test(written)) return fault({ kind: "lost letters" });
  const invisible = invisibleIn(text);
  if (invisible !== null) {
    const { code, before, without } = invisible;
    return fault({ kind: "invisible", code, before }, without);
  }
  if (field === "nombre" && /\p{L}\?|\?\p{L}/u.test(text)) return fault({ kind: "lost letters" });
  if (errorValue.test(text)) return fault({ kind: "spreadsheet error" });
  return text.length > longest ? fault({ kind: "too long", most: longest }) : valid(text);
}
