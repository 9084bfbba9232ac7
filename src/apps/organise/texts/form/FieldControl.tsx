import type { ComponentType } from "react";
import type { FieldKind } from "../fields/field.ts";
import { PhotoField, PhotoFileField } from "../photos/PhotoField.tsx";
import { BlocksField } from "./BlocksField.tsx";
import { IconField } from "./IconField.tsx";
import { ColourField, DayField, DigitsField, InstantField } from "./quantities.tsx";
import { SpeakersField } from "./SpeakersField.tsx";
import { LineField, LongField } from "./texts.tsx";
import type { ControlProps } from "./use-field.ts";

const controls: Partial<Record<FieldKind, ComponentType<ControlProps>>> = {
  text: LongField,
  instant: InstantField,
  day: DayField,
  colour: ColourField,
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
