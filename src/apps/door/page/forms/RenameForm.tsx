import { type FormEvent, useState } from "react";
import type { Participant } from "../../../../domain/carnet/participant.ts";
import { tidyText } from "../../../../domain/text/tidy-text.ts";
import { Modal } from "../../../site/parts/Modal.tsx";
import { faultOfName } from "../../book/walk-in.ts";
import { Field } from "./Field.tsx";

interface Props {
  readonly person: Participant;
  readonly onRename: (nombre: string) => void;
  readonly onClose: () => void;
}

export function RenameForm({ person, onRename, onClose }: Props) {
  const [nombre, setNombre] = useState(person.nombre);
  const [fault, setFault] = useState<string | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const tidy = tidyText(nombre);
    const found = faultOfName(tidy);
    setFault(found);
    if (found !== null) return;
    if (tidy === person.nombre) onClose();
    else onRename(tidy);
  }

  return (
    <Modal title="Corregir el nombre" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <p>{`Carnet ${person.carnet}, ticket ${person.numeroTicket}`}</p>
        <Field
          label="Nombre"
          autoCapitalize="words"
          autoFocus
          value={nombre}
          fault={fault ?? undefined}
          onChange={(event) => setNombre(event.target.value)}
        />
        <div className="actions">
          <button type="button" className="button" onClick={onClose}>
            Cancelar
          </button>
          <button type="submit" className="button" data-kind="main">
            Guardar
          </button>
        </div>
      </form>
    </Modal>
  );
}
