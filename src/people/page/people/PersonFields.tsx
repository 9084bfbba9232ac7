import { useAppContext } from "#access/page/app-context.ts";
import { carnetPlaceholder } from "#people/model/carnet/carnet.ts";
import type { PersonFault } from "#people/model/carnet/check-person.ts";
import { kindChoices } from "#people/model/carnet/kinds.ts";
import {
  type Participant,
  type PersonField,
  shownIn,
  valueIn,
} from "#people/model/carnet/participant.ts";
import { personFaultInWords } from "#people/model/carnet/person-fault-words.ts";
import { Field } from "#platform/ui/Field.tsx";
import { Fields } from "#platform/ui/parts/layout.tsx";
import { Select } from "#platform/ui/parts/Select.tsx";
import { fieldNames, shownFields, shownFieldsOf } from "../words.ts";
import styles from "./People.module.css";
import { talkChoices } from "./talks.ts";

export type PersonFaults = Readonly<Partial<Record<PersonField, PersonFault>>>;

interface Props {
  readonly typed: Participant;
  /** The list, which tells what this event asks. */
  readonly people: readonly Participant[];
  readonly faults: PersonFaults;
  readonly onType: (values: Partial<Participant>) => void;
}

export function PersonFields({ typed, people, faults, onType }: Props) {
  const { talks = [], carnet } = useAppContext().facts;
  const carnetHint = typed.tipo ? "Si tiene" : carnetPlaceholder(carnet);
  const choices: Partial<Record<PersonField, readonly (readonly [string, string])[]>> = {
    tipo: kindChoices,
    ...(talks.length > 0 && { imparte: talkChoices(talks, valueIn(typed, "imparte")) }),
  };
  return (
    <Fields>
      {formFields(people, typed).map((name, index) =>
        choices[name] ? (
          <Select
            key={name}
            label={fieldNames[name]}
            value={valueIn(typed, name)}
            options={choices[name]}
            onChange={(value) => onType({ [name]: value })}
          />
        ) : (
          <Field
            key={name}
            className={name === "nombre" ? (styles.name ?? "") : ""}
            label={fieldNames[name]}
            value={shownIn(typed, name)}
            fault={faults[name] && personFaultInWords(faults[name])}
            placeholder={name === "carnet" ? carnetHint : undefined}
            autoFocus={index === 0}
            onText={(text) => onType({ [name]: text })}
          />
        ),
      )}
    </Fields>
  );
}

/** The kind is always asked, and what a speaker says. */
const formFields = (people: readonly Participant[], { tipo }: Participant) => {
  const shown = shownFieldsOf(people);
  return shownFields.filter((field) =>
    field === "imparte" ? tipo === "ponente" : field === "tipo" || shown.includes(field),
  );
};
