import { type FormEvent, useState } from "react";
import type { Participant, Registration } from "../../../../domain/carnet/participant.ts";
import { suggestTicket } from "../../../../domain/door/ticket-number.ts";
import { Button } from "../../../ui/Button.tsx";
import { focusFirstFault } from "../../../ui/browser/focus-first-fault.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { type FieldFaults, readWalkIn } from "../../data/walk-in.ts";

interface Props {
  readonly carnet: string;
  readonly people: ReadonlyMap<string, Registration>;
  readonly onAdd: (person: Participant) => void;
  readonly onClose: () => void;
}

/** Adds a person who is not on the list, and admits them. */
export function WalkInForm({ carnet, people, onAdd, onClose }: Props) {
  const [typed, setTyped] = useState<Participant>(() => ({
    carnet,
    nombre: "",
    numeroTicket: suggestTicket([...people.values()].map(({ numeroTicket }) => numeroTicket)),
  }));
  const [faults, setFaults] = useState<FieldFaults>({});

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const reading = readWalkIn(typed, people);
    if (reading.kind === "valid") onAdd(reading.person);
    else focusFirstFault(event.currentTarget, () => setFaults(reading.faults));
  }

  const field = (name: keyof Participant) => ({
    value: typed[name],
    fault: faults[name],
    onChange: (event: { target: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <Dialog title="Agregar a la lista" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Field label="Carnet" inputMode="numeric" data-first={carnet === ""} {...field("carnet")} />
        <Field
          label="Nombre"
          autoCapitalize="words"
          data-first={carnet !== ""}
          {...field("nombre")}
        />
        <Field label="Número de ticket" {...field("numeroTicket")} />
        <div className="actions">
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" kind="main">
            Agregar y dejar entrar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
