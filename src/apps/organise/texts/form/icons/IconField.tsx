import { useState } from "react";
import { topicIcons } from "../../../../../domain/edition/edition.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { Field } from "../../../../ui/Field.tsx";
import { DrawnIcon } from "../../../../ui/icons/DrawnIcon.tsx";
import { NamedIcon } from "../../../../ui/icons/icons.tsx";
import layout from "../../../components/layout.module.css";
import { FieldFrame } from "../FieldFrame.tsx";
import styles from "../Form.module.css";
import { type ControlProps, useField } from "../use-field.ts";
import { firstIcons, type Lucide, useLucide } from "./lucide.ts";

/** An icon, chosen by its picture: the page's own ones first, then any of Lucide. */
export function IconField({ place, field }: ControlProps) {
  const state = useField(place, field);
  const [isOpen, setOpen] = useState(false);
  const { own = [] } = field;
  const value = typeof state.value === "string" ? state.value : "";
  const { data: lucide, isError } = useLucide(isOpen || (value !== "" && !own.includes(value)));
  return (
    <FieldFrame field={field} state={state} isGroup>
      <div className={`${layout.line} ${styles.chosen}`}>
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
      </div>
      {isOpen && (
        <Dialog title="Elija un icono" onClose={() => setOpen(false)}>
          <IconChoice
            own={own}
            lucide={lucide}
            isLost={isError}
            value={value}
            onChoose={(name) => {
              state.set(name);
              setOpen(false);
            }}
          />
          <Button onClick={() => setOpen(false)}>Cerrar</Button>
        </Dialog>
      )}
    </FieldFrame>
  );
}

interface ChoiceProps {
  readonly own: readonly string[];
  readonly lucide: Lucide | undefined;
  readonly isLost: boolean;
  readonly value: string;
  readonly onChoose: (name: string) => void;
}

function IconChoice({ own, lucide, isLost, value, onChoose }: ChoiceProps) {
  const [typed, setTyped] = useState("");
  const found = lucide ? firstIcons(lucide, typed) : [];
  const names = typed.trim() === "" ? [...own, ...found] : found;
  return (
    <>
      <Field
        label="Buscar: robot, candado, café…"
        type="search"
        data-first="true"
        value={typed}
        onText={setTyped}
      />
      <p role="status" className={layout.note}>
        {lucide === undefined
          ? isLost
            ? "Los demás iconos no cargaron."
            : "Cargando los demás iconos…"
          : names.length === 0
            ? "Ninguno con esa palabra. Pruebe otra, o en inglés."
            : ""}
      </p>
      <ul className={styles.grid}>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={named(name)}
              aria-pressed={name === value}
              onClick={() => onChoose(name)}
            >
              <AnyIcon name={name} own={own} lucide={lucide} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface IconProps {
  readonly name: string;
  readonly own: readonly string[];
  readonly lucide: Lucide | undefined;
}

function AnyIcon({ name, own, lucide }: IconProps) {
  const nodes = lucide?.nodes[name];
  if (!own.includes(name)) return <DrawnIcon drawing={nodes && { nodes }} />;
  return <NamedIcon of={own === topicIcons ? "topic" : "badge"} name={name} drawn={undefined} />;
}

const named = (name: string) => name.replaceAll("-", " ");
