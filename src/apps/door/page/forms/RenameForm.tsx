import { type FormEvent, useState } from "react";
import type { Participant } from "../../../../domain/carnet/participant.ts";
import { tidyText } from "../../../../domain/text/tidy-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { focusFirstFault } from "../../../ui/browser/focus-first-fault.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { faultOfName } from "../../data/walk-in.ts";

interface Props {
  readonly person: Participant;
  readonly onRename: (nombre: string) => void;
  readonly onClose: () => void;
}

export function RenameForm({ person, onRename, onClose }: Props) {
  const [nombre, setNombre] = useState(person.nombre);
  const [fault, setFault] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const tidy = tidyText(nombre);
    const found = faultOfName(tidy);
    if (found !== null) focusFirstFault(event.currentTarget, () => setFault(found));
    else if (tidy === person.nombre) onClose();
    else onRename(tidy);
  }

  return (
    <Dialog title="Corregir el nombre" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <p>{`Carnet ${person.carnet}, ticket ${person.numeroTicket}`}</p>
        <Field
          label="Nombre"
          autoCapitalize="words"
          data-first
          value={nombre}
          fault={fault}
          onChange={(event) => setNombre(event.target.value)}
        />
        <div className="actions">
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" kind="main">
            Guardar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
