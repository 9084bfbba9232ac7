import { type FormEvent, useState } from "react";
import type { Participant } from "../../../../domain/carnet/participant.ts";
import { type CommandAnswer, panelPaths } from "../../../../domain/panel/panel-calls.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import type { RunCommand } from "../calls/use-commands.ts";
import { Lines } from "../parts/Lines.tsx";

interface PersonFormProps {
  /** The person to correct, or `null` to add one. */
  readonly person: Participant | null;
  /** How a carnet is written. */
  readonly carnetForm: string;
  readonly runCommand: RunCommand;
  readonly onClose: () => void;
  readonly onSaved: (carnet: string) => Promise<void>;
}

/** The dialog that adds or corrects one person. After a refusal it keeps what was typed. */
export function PersonForm({ person, carnetForm, runCommand, onClose, onSaved }: PersonFormProps) {
  const [refusal, setRefusal] = useState<CommandAnswer | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    const typed = { carnet: text("carnet"), nombre: text("nombre"), ticket: text("ticket") };
    setRefusal(null);
    const answer =
      person === null
        ? await runCommand(panelPaths.add, typed)
        : await runCommand(panelPaths.correct, { ...typed, registered: person.carnet });
    if (answer?.kind === "done") await onSaved(typed.carnet);
    else setRefusal(answer);
  }

  return (
    <Dialog title={person === null ? "Agregar a una persona" : "Corregir"} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <Field
          label={`Carnet (${carnetForm}, con o sin guiones)`}
          name="carnet"
          defaultValue={person?.carnet}
          required
        />
        <Field label="Nombre completo" name="nombre" defaultValue={person?.nombre} required />
        <Field label="Ticket" name="ticket" defaultValue={person?.numeroTicket} required />
        <div role="alert">{refusal && <Lines lines={refusal.lines} />}</div>
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
