import { type ComponentType, useRef } from "react";
import { Button } from "#platform/ui/Button.tsx";
import layout from "#platform/ui/parts/layout.module.css";
import { change, useDraft } from "../draft/draft.ts";
import { ENTRY_KEY, entriesAt, keyOf, moved, newKey } from "../draft/entries.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import styles from "./Form.module.css";
import { type ControlProps, useField } from "./use-field.ts";

interface Props extends ControlProps {
  readonly Control: ComponentType<ControlProps>;
}

/** Small blocks that are edited in place, such as the badges of a speaker. */
export function BlocksField({ place, field, Control }: Props) {
  const state = useField(place, field);
  const draft = useDraft();
  const list = useRef<HTMLUListElement>(null);
  const { entries } = field;
  if (entries === undefined) throw new Error(`${field.name} has no entries`);
  const blocks = entriesAt(draft.data[place.file], state.path);
  const put = (next: readonly unknown[]) =>
    change(place.file, state.path, next.length === 0 ? undefined : next);
  return (
    <FieldFrame field={field} state={state} isGroup>
      <ul className={layout.section} ref={list}>
        {blocks.map((block, index) => (
          <li key={keyOf(block)} className={`${layout.section} ${styles.block}`}>
            {entries.fields.map((inner) => (
              <Control
                key={inner.name}
                place={{ file: place.file, at: [...state.path, index] }}
                field={inner}
              />
            ))}
            <p className={layout.actions}>
              {index > 0 && (
                <button
                  type="button"
                  className={layout.quiet}
                  onClick={() => put(moved(blocks, index, index - 1))}
                >
                  Subir<span className="visually-hidden">: {entries.title(block)}</span>
                </button>
              )}
              <button
                type="button"
                className={layout.quiet}
                onClick={() => {
                  put(blocks.toSpliced(index, 1));
                  awaitedFocus(() => list.current?.parentElement?.querySelector("[data-add]"));
                }}
              >
                Quitar<span className="visually-hidden">: {entries.title(block)}</span>
              </button>
            </p>
          </li>
        ))}
      </ul>
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
