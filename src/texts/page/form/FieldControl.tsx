import type { ComponentType } from "react";
import type { FieldKind } from "../fields/field.ts";
import { BlocksField } from "./BlocksField.tsx";
import { LineField, LongField } from "./FieldFrame.tsx";
import { IconField } from "./IconField.tsx";
import { PhotoField, PhotoFileField } from "./PhotoField.tsx";
import {
  ChoiceField,
  ColourField,
  DigitsField,
  InstantField,
  SeveralField,
  SpeakersField,
} from "./quantities.tsx";
import type { ControlProps } from "./use-field.ts";

const controls: Partial<Record<FieldKind, ComponentType<ControlProps>>> = {
  text: LongField,
  instant: InstantField,
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
