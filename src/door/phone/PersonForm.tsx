import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { checkValue } from "#people/model/carnet/check-person.ts";
import { isStandIn } from "#people/model/carnet/kinds.ts";
import { type Participant, type PersonField, perField } from "#people/model/carnet/participant.ts";
import { personFaultInWords } from "#people/model/carnet/person-fault-words.ts";
import { nextTicket } from "#people/model/ticket-numbers.ts";
import { amount } from "#platform/text/amount.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { type FieldFaults, readWalkIn } from "./data/walk-in.ts";
import type { Session } from "./session/session.ts";
import type { SessionView } from "./session/session-state.ts";

interface Props {
  readonly title: string;
  readonly note?: string;
  readonly initial: Participant;
  readonly fields: readonly PersonField[];
  readonly submitName: string;
  /** Uses what was typed, or returns its faults. */
  readonly onSubmit: (typed: Participant) => FieldFaults | undefined;
  readonly onClose: () => void;
}

const labels = perField((_, { label }) => label);

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

export type OpenForm =
  /** Adds a person who is not on the list, and admits them. */
  | { readonly kind: "walk-in"; readonly carnet: string }
  | { readonly kind: "rename"; readonly person: Participant }
  | { readonly kind: "finish" };

interface SessionFormProps {
  readonly form: OpenForm;
  readonly view: SessionView;
  readonly session: Session;
  readonly onClose: () => void;
}

/** The dialog that is open over a session. */
export function SessionForm({
  form,
  view: { people, unsent },
  session,
  onClose,
}: SessionFormProps) {
  switch (form.kind) {
    case "walk-in": {
      const numeroTicket = nextTicket([...people.values()].map((each) => each.numeroTicket));
      return (
        <PersonForm
          title="Agregar a la lista"
          initial={{ carnet: form.carnet, nombre: "", numeroTicket }}
          fields={["carnet", "nombre", "numeroTicket"]}
          submitName="Agregar y dejar entrar"
          onSubmit={(typed) => {
            const reading = readWalkIn(typed, people, session.carnets);
            if (reading.kind === "faulty") return reading.faults;
            onClose();
            void session.walkIn(reading.person);
            return undefined;
          }}
          onClose={onClose}
        />
      );
    }
    case "rename": {
      const { carnet, nombre, numeroTicket } = form.person;
      return (
        <PersonForm
          title="Corregir el nombre"
          note={`${isStandIn(carnet) ? "Sin carnet" : `Carnet ${carnet}`}, ticket ${numeroTicket}`}
          initial={form.person}
          fields={["nombre"]}
          submitName="Guardar"
          onSubmit={(typed) => {
            const checked = checkValue("nombre", typed.nombre, session.carnets);
            if (checked.kind === "fault") return { nombre: personFaultInWords(checked.reason) };
            onClose();
            if (checked.value !== nombre) void session.rename(form.person, checked.value);
            return undefined;
          }}
          onClose={onClose}
        />
      );
    }
    case "finish":
      return (
        <FinishForm unsent={unsent} onClose={onClose} onFinish={() => void session.finish()} />
      );
  }
}

interface FinishFormProps {
  readonly unsent: number;
  readonly onClose: () => void;
  readonly onFinish: () => void;
}

/** Asks for confirmation before the phone deletes its data. */
function FinishForm({ unsent, onClose, onFinish }: FinishFormProps) {
  return (
    <Dialog title="Terminar turno" onClose={onClose}>
      {unsent === 0 ? (
        <p>
          Todo está enviado. Este teléfono olvidará la lista y el enlace; para volver necesitas el
          enlace otra vez.
        </p>
      ) : (
        <p className="fault">
          {`Hay ${amount(unsent, "anotación", "anotaciones")} sin enviar. Si terminas ahora se pierden. Busca señal y espera a que se envíen.`}
        </p>
      )}
      <div className="actions">
        <Button kind="main" onClick={onClose}>
          Seguir de turno
        </Button>
        <Button onClick={onFinish}>
          {unsent === 0 ? "Terminar y olvidar" : "Terminar y perderlas"}
        </Button>
      </div>
    </Dialog>
  );
}

/** Moves the focus to the first field of a form that is invalid once `showFaults` has set its state. */
function focusFirstFault(form: HTMLFormElement, showFaults: () => void): void {
  flushSync(showFaults);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
