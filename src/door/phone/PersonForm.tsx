import { type FormEvent, useState } from "react";
import type { Participant } from "#people/model/carnet/participant.ts";
import { focusFirstFault } from "#platform/browser/focus-first-fault.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { Field } from "#platform/ui/Field.tsx";
import type { FieldFaults } from "./data/walk-in.ts";

interface Props {
  readonly title: string;
  readonly note?: string;
  readonly initial: Participant;
  readonly fields: readonly (keyof Participant)[];
  readonly submitName: string;
  /** Uses what was typed, or returns its faults. */
  readonly onSubmit: (typed: Participant) => FieldFaults | undefined;
  readonly onClose: () => void;
}

const labels = { carnet: "Carnet", nombre: "Nombre", numeroTicket: "Número de ticket" } as const;

/** Fields of a person; the first one that is empty has the focus. */
export function PersonForm({ title, note, initial, fields, submitName, onSubmit, onClose }: Props) {
  const [typed, setTyped] = useState(initial);
  const [faults, setFaults] = useState<FieldFaults>({});
  const first = fields.find((name) => initial[name] === "") ?? fields[0];
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = onSubmit(typed);
    if (found) focusFirstFault(event.currentTarget, () => setFaults(found));
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        {note && <p>{note}</p>}
        {fields.map((name) => (
          <Field
            key={name}
            label={labels[name]}
            autoCapitalize={name === "nombre" ? "words" : undefined}
            data-first={name === first}
            value={typed[name]}
            fault={faults[name]}
            onText={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
        <div className="actions">
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" kind="main">
            {submitName}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
