import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  TemplatesType,
} from "@rjsf/utils";
import { type MouseEvent, useContext, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../ui/Button.tsx";
import { Entry, Faults } from "./Entry.tsx";
import { itemLabels } from "./field-labels.ts";
import { type FormContext, faultsAt, faultsWithin, valueAt } from "./form-context.ts";
import { Recover, RemovalContext, type Removed } from "./removal.tsx";

const contextOf = ({ registry }: { registry: { formContext: FormContext } }) =>
  registry.formContext;

const choice = { expected: "uno de la lista", fix: "Elíjalo." };

function FieldFrame(props: FieldTemplateProps) {
  const { id, label, uiSchema, schema, children, hidden, fieldPathId } = props;
  if (hidden) return null;
  const ownFrame = ["object", "array"].includes(String(schema.type)) || uiSchema?.["ui:field"];
  if (ownFrame) return children;
  const found = faultsAt(contextOf(props), fieldPathId.path);
  // The id is made from the name automatically; organisers see it only if it is faulty.
  if (fieldPathId.path.at(-1) === "id" && found.length === 0) return null;
  // The select shows labels; the values in the file would mean nothing to organisers.
  const faults = schema.enum ? found.map((fault) => ({ ...fault, ...choice })) : found;
  return (
    <Entry id={id} label={label} help={uiSchema?.["ui:help"]} faults={faults}>
      {children}
    </Entry>
  );
}

function Block(props: ObjectFieldTemplateProps) {
  const { title, uiSchema, properties, fieldPathId } = props;
  const { path } = fieldPathId;
  const context = contextOf(props);
  const fields = properties.map(({ content, name }) => <div key={name}>{content}</div>);
  const mark = [...path, "muestra"];
  const marked = Boolean(valueAt(context.data, mark));
  const head = (
    <>
      {marked && (
        <p className="sample">
          Todavía tiene material de muestra.{" "}
          <Button onClick={() => context.put(mark, undefined)}>Ya es el definitivo</Button>
        </p>
      )}
      <Faults faults={faultsAt(context, path)} />
    </>
  );
  // The file itself and list items already have a heading.
  if (path.length === 0 || typeof path.at(-1) === "number") {
    return (
      <div className="block">
        {head}
        {fields}
      </div>
    );
  }
  return (
    <fieldset className="block">
      <legend>{title}</legend>
      {uiSchema?.["ui:help"] && <p className="help">{uiSchema["ui:help"]}</p>}
      {head}
      {fields}
    </fieldset>
  );
}

function List(props: ArrayFieldTemplateProps) {
  const { title, uiSchema, items, onAddClick, fieldPathId } = props;
  const { path } = fieldPathId;
  const context = contextOf(props);
  const [removed, setRemoved] = useState<Removed | null>(null);
  function recover({ index, value }: Removed): void {
    const list = valueAt(context.data, path);
    context.put(path, (Array.isArray(list) ? list : []).toSpliced(index, 0, value));
    setRemoved(null);
  }
  return (
    <fieldset className="list">
      <legend className={path.length === 0 ? "visually-hidden" : ""}>
        {uiSchema?.["ui:title"] ?? title}
      </legend>
      <Faults faults={faultsAt(context, path)} />
      <RemovalContext value={setRemoved}>
        <ol>{items}</ol>
      </RemovalContext>
      {removed && <Recover removed={removed} recover={() => recover(removed)} />}
      <Button className="add" onClick={onAddClick}>
        Agregar {itemNameOf(context, path)}
      </Button>
    </fieldset>
  );
}

function itemNameOf({ key }: FormContext, path: readonly (string | number)[]): string {
  return itemLabels[String(path.at(-1) ?? key)] ?? "elemento";
}

const naming = ["nombre", "titulo", "autor", "anio", "alt", "archivo"];

function Item(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index } = props;
  const { fieldPathId, hasMoveUp, hasMoveDown } = buttonsProps;
  const { path } = fieldPathId;
  const context = contextOf(props);
  const value = valueAt(context.data, path);
  const title = naming.map((field) => Object(value)[field]).find((name) => name);
  const kind = itemNameOf(context, path.slice(0, -1));
  const name = String(title ?? `${kind} ${index + 1}`);
  const faults = faultsWithin(context, path).length;
  const keep = useContext(RemovalContext);
  function remove(event: MouseEvent<HTMLButtonElement>): void {
    keep({ name, index, value });
    buttonsProps.onRemoveItem(event);
  }
  // Decided once: a new item starts open, and later only the organiser opens or closes it.
  const [open] = useState(title === undefined);
  return (
    <li className="item">
      <div className="tools">
        <Button
          aria-label={`Subir ${name}`}
          disabled={!hasMoveUp}
          onClick={keepingFocus(buttonsProps.onMoveUpItem)}
        >
          ↑
        </Button>
        <Button
          aria-label={`Bajar ${name}`}
          disabled={!hasMoveDown}
          onClick={keepingFocus(buttonsProps.onMoveDownItem)}
        >
          ↓
        </Button>
        <Button aria-label={`Quitar ${name}`} onClick={remove}>
          ✕
        </Button>
      </div>
      <details open={open}>
        <summary>
          {name}
          {faults > 0 && <span className="count">{faults}</span>}
        </summary>
        {children}
      </details>
    </li>
  );
}

/**
 * Browsers blur an element that moves in the document, so it is focused again. At an end of the list,
 * where the button becomes disabled, the other one gets the focus.
 */
function keepingFocus(move: (event: MouseEvent<HTMLButtonElement>) => void) {
  return (event: MouseEvent<HTMLButtonElement>) => {
    const tools = event.currentTarget.parentElement;
    const button = event.currentTarget;
    flushSync(() => move(event));
    (button.disabled ? tools?.querySelector<HTMLElement>("button:enabled") : button)?.focus();
  };
}

export const templates: Partial<TemplatesType> = {
  FieldTemplate: FieldFrame,
  ObjectFieldTemplate: Block,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: Item,
};
