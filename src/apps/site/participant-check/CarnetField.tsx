import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect } from "react";
import {
  type CarnetGroups,
  carnetPlaceholder,
  formatCarnet,
  formatCarnetEdit,
} from "../../../domain/carnet/carnet.ts";
import { Field } from "../../ui/Field.tsx";
import styles from "./CarnetField.module.css";
import { type EditHistory, type FieldState, historyKey } from "./edit-history.ts";

interface CarnetFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly groups: CarnetGroups;
  readonly history: EditHistory;
  readonly onEdit: () => void;
}

/**
 * The field for the carnet, which is formatted during typing. It is uncontrolled, so that text typed
 * before hydration stays, and the caret is set together with the text.
 */
export function CarnetField({ ref, groups, history, onEdit }: CarnetFieldProps) {
  const placeholder = carnetPlaceholder(groups);

  // Text typed before hydration is not formatted yet.
  useEffect(() => {
    if (!ref.current) return;
    ref.current.value = formatCarnet(ref.current.value, groups);
    history.record(stateOf(ref.current));
  }, [ref, groups, history]);

  function keepDigits(input: HTMLInputElement) {
    show(input, formatCarnetEdit(input.value, stateOf(input).caret, groups));
    history.record(stateOf(input));
  }

  function show(input: HTMLInputElement, { value, caret }: FieldState) {
    input.value = value;
    input.setSelectionRange(caret, caret);
    onEdit();
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    const asked = historyKey(event);
    if (!asked) return stepOverDash(event);
    event.preventDefault();
    const state = history[asked]();
    if (state) show(event.currentTarget, state);
  }

  // The browser would cut a pasted text at `maxLength` before its spaces and letters are removed.
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const input = event.currentTarget;
    const digits = event.clipboardData.getData("text").replace(/\D/g, "");
    const { selectionStart, selectionEnd } = input;
    input.setRangeText(digits, selectionStart ?? 0, selectionEnd ?? 0, "end");
    keepDigits(input);
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
      maxLength={placeholder.length}
      placeholder={placeholder}
      onInput={({ currentTarget }) => keepDigits(currentTarget)}
      onKeyDown={pressKey}
      onPaste={paste}
    />
  );
}

function stateOf({ value, selectionStart }: HTMLInputElement): FieldState {
  return { value, caret: selectionStart ?? 0 };
}

// Formatting would restore a deleted dash, so the caret could never pass it.
function stepOverDash({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = input;
  if (key !== "Delete" || selectionStart === null || selectionStart !== selectionEnd) return;
  if (value[selectionStart] === "-")
    input.setSelectionRange(selectionStart + 1, selectionStart + 1);
}
