import { useState } from "react";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { Line, Note } from "#platform/ui/parts/layout.tsx";
import { DrawnIcon } from "#site/parts/icons/DrawnIcon.tsx";
import { NamedIcon } from "#site/parts/icons/icons.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import styles from "./Form.module.css";
import { type Lucide, offeredIcons, useLucide } from "./lucide.ts";
import type { ControlProps } from "./use-field.ts";

/** An icon, chosen by its picture: the page's own ones first, then some of Lucide. */
export function IconField({ field, state }: ControlProps) {
  const [isOpen, setOpen] = useState(false);
  const { own = [] } = field;
  const value = state.text;
  const { data: lucide, isError } = useLucide(isOpen || (value !== "" && !own.includes(value)));
  return (
    <FieldFrame field={field} state={state} isGroup>
      <Line className={styles.chosen}>
        {value !== "" && (
          <span className={styles.icon} role="img" aria-label={named(value)}>
            <AnyIcon name={value} own={own} lucide={lucide} />
          </span>
        )}
        <Button onClick={() => setOpen(true)} {...state.input}>
          {value === "" ? "Elegir un icono" : "Cambiar el icono"}
        </Button>
        {value !== "" && field.optional && (
          <Button onClick={() => state.set(undefined)}>Quitar el icono</Button>
        )}
      </Line>
      {isOpen && (
        <Dialog title="Elija un icono" onClose={() => setOpen(false)}>
          {isError && <Note>Los demás iconos no cargaron.</Note>}
          <ul className={styles.grid}>
            {[...own, ...(lucide ? Object.keys(offeredIcons) : [])].map((name) => (
              <li key={name}>
                <button
                  type="button"
                  aria-label={named(name)}
                  title={named(name)}
                  aria-pressed={name === value}
                  onClick={() => {
                    state.set(name);
                    setOpen(false);
                  }}
                >
                  <AnyIcon name={name} own={own} lucide={lucide} />
                </button>
              </li>
            ))}
          </ul>
          <Button onClick={() => setOpen(false)}>Cerrar</Button>
        </Dialog>
      )}
    </FieldFrame>
  );
}

interface IconProps {
  readonly name: string;
  readonly own: readonly string[];
  readonly lucide: Lucide | undefined;
}

function AnyIcon({ name, own, lucide }: IconProps) {
  const nodes = lucide?.[name];
  if (!own.includes(name)) return <DrawnIcon drawing={nodes && { nodes }} />;
  return <NamedIcon name={name} drawn={undefined} />;
}

const named = (name: string) => offeredIcons[name] ?? name.replaceAll("-", " ");
