import { type KeyboardEvent, type RefObject, useEffect } from "react";
import {
  type CarnetGroups,
  carnetPlaceholder,
  type FieldState,
  formatCarnetEdit,
} from "../../../../domain/carnet/carnet.ts";
import { Field } from "../../../ui/Field.tsx";
import styles from "./CarnetField.module.css";
import { type EditHistory, historyKey } from "./edit-history.ts";

/** `refused` is a text that holds no carnet, or more than one. */
export type CarnetFault = "empty" | "refused";

interface CarnetFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly groups: CarnetGroups;
  readonly history: EditHistory;
  readonly fault: CarnetFault | undefined;
  /** Called after each edit, with a fault if the edit was refused. */
  readonly onEdit: (fault?: CarnetFault) => void;
}

/**
 * The field for the carnet, which is formatted during typing. It is uncontrolled, so that text typed
 * before hydration stays, and the caret is set together with the text.
 */
export function CarnetField({ ref, groups, history, fault, onEdit }: CarnetFieldProps) {
  const placeholder = carnetPlaceholder(groups);
  const faults = { empty: "Escribe tu carnet.", refused: `Escribe solo tu carnet: ${placeholder}` };

  // Text typed before hydration is not formatted yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (ref.current?.value) keepCarnet(ref.current);
  }, []);

  function keepCarnet(input: HTMLInputElement) {
    const before = history.present();
    const state = formatCarnetEdit(before, stateOf(input), groups);
    show(input, state ?? before, state ? undefined : "refused");
    history.record(stateOf(input));
  }

  function show(input: HTMLInputElement, { value, caret }: FieldState, found?: CarnetFault) {
    input.value = value;
    input.setSelectionRange(caret, caret);
    onEdit(found);
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    const asked = historyKey(event);
    if (!asked) return stepOverDash(event);
    event.preventDefault();
    const state = history[asked]();
    if (state) show(event.currentTarget, state);
  }

  return (
    <Field
      ref={ref}
      id="carnet"
      label="Carnet"
      className={styles.field}
      inputMode="numeric"
      enterKeyHint="go"
      spellCheck={false}
      placeholder={placeholder}
      fault={fault && faults[fault]}
      onInput={({ currentTarget, nativeEvent }) => {
        // A changed value would end the composition of a keyboard or a dictation.
        if (!("isComposing" in nativeEvent && nativeEvent.isComposing)) keepCarnet(currentTarget);
      }}
      onCompositionEnd={({ currentTarget }) => keepCarnet(currentTarget)}
      onKeyDown={pressKey}
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
