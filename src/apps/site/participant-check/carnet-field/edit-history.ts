import type { FieldState } from "../../../../domain/carnet/carnet.ts";

/**
 * The undo history of one field. When a script sets a field's value, as formatting does, every
 * browser discards its own history.
 */
export interface EditHistory {
  /** The last recorded state. */
  present(): FieldState;
  /** Records the field's `state` after an edit. */
  record(state: FieldState): void;
  /** Undoes one edit; returns the previous state, or `null` at the beginning. */
  undo(): FieldState | null;
  redo(): FieldState | null;
  /** Clears the history when the field is emptied. */
  forget(): void;
}

const empty: FieldState = { value: "", caret: 0 };

export function createEditHistory(): EditHistory {
  let past: FieldState[] = [];
  let present = empty;
  let future: FieldState[] = [];

  /** Restores the last state of `from`, and records the current one in `to`. */
  function go(from: FieldState[], to: FieldState[]): FieldState | null {
    const next = from.pop();
    if (!next) return null;
    to.push(present);
    present = next;
    return next;
  }

  return {
    present: () => present,
    record(state) {
      if (state.value !== present.value) {
        past.push(present);
        future = [];
      }
      present = state;
    },
    undo: () => go(past, future),
    redo: () => go(future, past),
    forget() {
      past = [];
      present = empty;
      future = [];
    },
  };
}

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** The action of a key: Ctrl+Z or Cmd+Z undoes; with Shift, or Ctrl+Y, it redoes. */
export function historyKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed) {
  if (ctrlKey === metaKey || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && ctrlKey ? "redo" : null;
}
