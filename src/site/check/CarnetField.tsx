import { type KeyboardEvent, type RefObject, useEffect } from "react";
import type { CarnetGroups } from "#edition/model/carnet-groups.ts";
import {
  carnetPlaceholder,
  type FieldState,
  formatCarnetEdit,
} from "#people/model/carnet/carnet.ts";
import { Field } from "#platform/ui/Field.tsx";
import styles from "./CarnetField.module.css";

export const emptyField: FieldState = { value: "", caret: 0 };

/** What is said of a text that holds no carnet, or more than one. */
export function onlyCarnet(groups: CarnetGroups): string {
  return `Escribe solo tu carnet: ${carnetPlaceholder(groups)}`;
}

interface CarnetFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly groups: CarnetGroups;
  /** The field after the last edit, or `emptyField`. */
  readonly last: RefObject<FieldState>;
  /** What is wrong with the text, in words. */
  readonly fault: string | undefined;
  /** The input's id. */
  readonly id?: string;
  /** Called after each edit, with a fault if the edit was refused. */
  readonly onEdit: (fault?: string) => void;
}

/**
 * The field for the carnet, which is formatted during typing. It is uncontrolled, so that text typed
 * before hydration stays, and the caret is set together with the text.
 */
export function CarnetField({ ref, groups, last, fault, id = "carnet", onEdit }: CarnetFieldProps) {
  // Text typed before hydration is not formatted yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (ref.current?.value) keepCarnet(ref.current);
  }, []);

  function keepCarnet(input: HTMLInputElement) {
    const state = formatCarnetEdit(last.current, stateOf(input), groups);
    const { value, caret } = state ?? last.current;
    input.value = value;
    input.setSelectionRange(caret, caret);
    last.current = stateOf(input);
    onEdit(state ? undefined : onlyCarnet(groups));
  }

  return (
    <Field
      ref={ref}
      // The dialog opens with the focus in it, in WebKitGTK, too.
      autoFocus
      id={id}
      label="Carnet"
      className={styles.field}
      inputMode="numeric"
      enterKeyHint="go"
      spellCheck={false}
      placeholder={carnetPlaceholder(groups)}
      fault={fault}
      onInput={({ currentTarget, nativeEvent }) => {
        // A changed value would end the composition of a keyboard or a dictation.
        if (!("isComposing" in nativeEvent && nativeEvent.isComposing)) keepCarnet(currentTarget);
      }}
      onCompositionEnd={({ currentTarget }) => keepCarnet(currentTarget)}
      onKeyDown={stepOverDash}
    />
  );
}

/** A text that was dropped is selected, so the caret is behind it. */
function stateOf({ value, selectionEnd }: HTMLInputElement): FieldState {
  return { value, caret: selectionEnd ?? value.length };
}

// Formatting would restore a deleted dash, so the caret could never pass it.
function stepOverDash({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = input;
  if (key !== "Delete" || selectionStart === null || selectionStart !== selectionEnd) return;
  if (value[selectionStart] === "-")
    input.setSelectionRange(selectionStart + 1, selectionStart + 1);
}
