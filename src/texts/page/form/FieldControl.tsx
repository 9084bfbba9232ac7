import { type ComponentType, useRef } from "react";
import { Button } from "#platform/ui/Button.tsx";
import { Actions, QuietButton, Stack } from "#platform/ui/parts/layout.tsx";
import { ENTRY_KEY, entriesAt, keyOf, moved, newKey } from "../draft/entries.ts";
import type { FieldKind } from "../fields/field.ts";
import { FieldFrame, LineField, LongField } from "./FieldFrame.tsx";
import styles from "./Form.module.css";
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
import { type ControlProps, useField } from "./use-field.ts";

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
  blocks: BlocksField,
};

/** The control for any field of the tables in `fields/`. */
export function FieldControl({ place, field }: Pick<ControlProps, "place" | "field">) {
  const Control = controls[field.kind] ?? LineField;
  return <Control place={place} field={field} state={useField(place, field)} />;
}

/** Small blocks that are edited in place, such as the badges of a speaker. */
function BlocksField({ place, field, state }: ControlProps) {
  const list = useRef<HTMLUListElement>(null);
  const { entries } = field;
  if (entries === undefined) throw new Error(`${field.name} has no entries`);
  const blocks = entriesAt(state.value, []);
  const put = (next: readonly unknown[]) => state.set(next.length === 0 ? undefined : next);
  return (
    <FieldFrame field={field} state={state} isGroup>
      <Stack as="ul" ref={list}>
        {blocks.map((block, index) => (
          <Stack key={keyOf(block)} as="li" className={styles.block}>
            {entries.fields.map((inner) => (
              <FieldControl
                key={inner.name}
                place={{ file: place.file, at: [...state.path, index] }}
                field={inner}
              />
            ))}
            <Actions as="p">
              {index > 0 && (
                <QuietButton type="button" onClick={() => put(moved(blocks, index, index - 1))}>
                  Subir<span className="visually-hidden">: {entries.title(block)}</span>
                </QuietButton>
              )}
              <QuietButton
                type="button"
                onClick={() => {
                  put(blocks.toSpliced(index, 1));
                  awaitedFocus(() => list.current?.parentElement?.querySelector("[data-add]"));
                }}
              >
                Quitar<span className="visually-hidden">: {entries.title(block)}</span>
              </QuietButton>
            </Actions>
          </Stack>
        ))}
      </Stack>
      <Button
        data-add
        onClick={() => {
          put([...blocks, { [ENTRY_KEY]: newKey() }]);
          awaitedFocus(() => list.current?.lastElementChild?.querySelector("input"));
        }}
      >
        Agregar {entries.one}
      </Button>
    </FieldFrame>
  );
}

/** Focuses an element that the next render brings. */
function awaitedFocus(find: () => Element | null | undefined): void {
  requestAnimationFrame(() => {
    const element = find();
    if (element instanceof HTMLElement) element.focus();
  });
}
