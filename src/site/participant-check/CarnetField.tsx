import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
} from "react";
import {
  CARNET_MAX_LENGTH,
  CARNET_PLACEHOLDER,
  formatCarnet,
  formatCarnetEdit,
} from "../../domain/carnet/carnet.ts";
import styles from "./CarnetField.module.css";

interface CarnetFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onEdit: () => void;
}

/**
 * The carnet, formatted as it is typed. The field is uncontrolled: text typed before hydration stays,
 * and the caret is set together with the text.
 */
export function CarnetField({ ref, onEdit }: CarnetFieldProps) {
  function keepDigits(input: HTMLInputElement) {
    const { value, caret } = formatCarnetEdit(input.value, input.selectionStart ?? 0);
    input.value = value;
    input.setSelectionRange(caret, caret);
    onEdit();
  }

  // Text typed before hydration is not formatted yet.
  useEffect(() => {
    if (ref.current) ref.current.value = formatCarnet(ref.current.value);
  }, [ref]);

  function edit({ currentTarget }: FormEvent<HTMLInputElement>) {
    keepDigits(currentTarget);
  }

  // Formatting would put a deleted dash back and the caret would never get past it.
  function stepOverDash(event: KeyboardEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const { selectionStart, selectionEnd, value } = input;
    if (event.key !== "Delete" || selectionStart === null || selectionStart !== selectionEnd)
      return;
    if (value[selectionStart] === "-")
      input.setSelectionRange(selectionStart + 1, selectionStart + 1);
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
    <div className={styles.field}>
      <label className={styles.label} htmlFor="carnet">
        Carnet
      </label>
      <input
        ref={ref}
        id="carnet"
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        spellCheck={false}
        maxLength={CARNET_MAX_LENGTH}
        placeholder={CARNET_PLACEHOLDER}
        onInput={edit}
        onKeyDown={stepOverDash}
        onPaste={paste}
      />
    </div>
  );
}
