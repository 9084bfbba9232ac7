import type { ComponentType } from "react";
import { Choice } from "#platform/ui/parts/Choice.tsx";
import { Note } from "#platform/ui/parts/layout.tsx";
import { useDraft } from "../draft/draft.ts";
import { entriesAt } from "../draft/entries.ts";
import { type FieldKind, textOf } from "../fields/field.ts";
import { BlocksField } from "./BlocksField.tsx";
import { FieldFrame, LineField, LongField } from "./FieldFrame.tsx";
import styles from "./Form.module.css";
import { IconField } from "./IconField.tsx";
import { PhotoField, PhotoFileField } from "./PhotoField.tsx";
import {
  ChoiceField,
  ColourField,
  DayField,
  DigitsField,
  InstantField,
  SeveralField,
} from "./quantities.tsx";
import { type ControlProps, useField } from "./use-field.ts";

const controls: Partial<Record<FieldKind, ComponentType<ControlProps>>> = {
  text: LongField,
  instant: InstantField,
  day: DayField,
  colour: ColourField,
  choice: ChoiceField,
  several: SeveralField,
  icon: IconField,
  speakers: SpeakersField,
  photo: PhotoField,
  photoFile: PhotoFileField,
  mark: PhotoFileField,
  digits: DigitsField,
};

/** The control for any field of the tables in `fields/`. */
export function FieldControl(props: ControlProps) {
  if (props.field.kind === "blocks") return <BlocksField {...props} Control={FieldControl} />;
  const Control = controls[props.field.kind] ?? LineField;
  return <Control {...props} />;
}

/** The speakers of a talk: none, one or several. The file holds their ids. */
function SpeakersField({ place, field }: ControlProps) {
  const state = useField(place, field);
  const draft = useDraft();
  const chosen = [state.value ?? []].flat().map(String);
  const speakers = entriesAt(draft.data.ponentes, []).flatMap((speaker) => {
    const id = textOf(speaker, "id");
    return id === "" ? [] : [{ id, name: textOf(speaker, "nombre") || id }];
  });
  const gone = chosen
    .filter((id) => !speakers.some((speaker) => speaker.id === id))
    .map((id) => ({ id, name: `${id} (ya no está entre los ponentes)` }));
  function choose(id: string, isChosen: boolean): void {
    const next = isChosen ? [...chosen, id] : chosen.filter((other) => other !== id);
    // One speaker is written as a single id, none by leaving the field out.
    state.set(next.length > 1 ? next : next[0]);
  }
  return (
    <FieldFrame field={field} state={state} isGroup>
      <ul className={styles.choices}>
        {[...speakers, ...gone].map(({ id, name }) => (
          <li key={id}>
            <Choice checked={chosen.includes(id)} onChoose={(isChosen) => choose(id, isChosen)}>
              {name}
            </Choice>
          </li>
        ))}
      </ul>
      {speakers.length === 0 && <Note>Agregue primero a los ponentes.</Note>}
    </FieldFrame>
  );
}
