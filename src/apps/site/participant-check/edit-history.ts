/** What a field holds and where its caret is, in UTF-16 units from the start. */
export interface FieldState {
  readonly value: string;
  readonly caret: number;
}

/**
 * The edits of one field, to be undone and done again. A field whose value a script has set, as
 * formatting does, has lost the browser's own history in every engine.
 */
export interface EditHistory {
  /** The field holds `state` after an edit. */
  record(state: FieldState): void;
  /** Goes back by one edit; returns what the field holds then, or `null` at the beginning. */
  undo(): FieldState | null;
  redo(): FieldState | null;
  /** The field is empty and was never edited. */
  forget(): void;
}

const empty: FieldState = { value: "", caret: 0 };

export function createEditHistory(): EditHistory {
  let past: FieldState[] = [];
  let present = empty;
  let future: FieldState[] = [];

  /** Moves from the present to the last of `from`, and remembers the way back in `to`. */
  function go(from: FieldState[], to: FieldState[]): FieldState | null {
    const next = from.pop();
    if (!next) return null;
    to.push(present);
    present = next;
    return next;
  }

  return {
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

/** What the keys ask for: Ctrl+Z or Cmd+Z; with Shift, or Ctrl+Y, the way back. */
export function historyKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed) {
  if (ctrlKey === metaKey || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && ctrlKey ? "redo" : null;
}
