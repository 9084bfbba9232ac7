import { useState } from "react";
import { checkValue } from "#people/model/carnet/check-person.ts";
import { isStandIn } from "#people/model/carnet/kinds.ts";
import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import { personFaultInWords } from "#people/model/carnet/person-fault-words.ts";
import { nextTicket } from "#people/model/ticket-numbers.ts";
import { amount } from "#platform/text/amount.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { PersonForm } from "./PersonForm.tsx";
import { factsOf } from "./screen/Finder.tsx";
import type { Session } from "./session/session.ts";
import type { SessionView } from "./session/session-state.ts";
import { alikeOnList, isScanned, readWalkIn, SCANNED } from "./session/walk-in.ts";

export type OpenForm =
  | { readonly kind: "walk-in"; readonly carnet: string }
  | { readonly kind: "rename"; readonly person: Participant }
  | { readonly kind: "finish" };

interface SessionFormProps {
  readonly form: OpenForm;
  readonly view: SessionView;
  readonly session: Session;
  readonly onClose: () => void;
}

export function SessionForm({ form, ...shared }: SessionFormProps) {
  const { session, onClose } = shared;
  switch (form.kind) {
    case "walk-in":
      return <WalkInForm carnet={form.carnet} {...shared} />;
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
            if (isScanned(checked.value)) return { nombre: SCANNED };
            onClose();
            if (checked.value !== nombre) void session.rename(form.person, checked.value);
            return undefined;
          }}
          onClose={onClose}
        />
      );
    }
    case "finish":
      return <FinishForm {...shared} />;
  }
}

type Shared = Omit<SessionFormProps, "form">;

/**
 * Adds a person who is not on the list, and admits them. People on the list who may be the same are shown
 * first, to be let in by one press; the second press of the form's button adds the person.
 */
function WalkInForm({ carnet, view, session, onClose }: Shared & { readonly carnet: string }) {
  const { people } = view;
  const [alike, setAlike] = useState<readonly Participant[]>([]);
  const [numeroTicket] = useState(() =>
    nextTicket([...people.values()].map((each) => each.numeroTicket)),
  );
  return (
    <PersonForm
      title="Agregar a la lista"
      initial={{ carnet, nombre: "", numeroTicket }}
      fields={["carnet", "nombre", "numeroTicket"]}
      submitName={alike.length > 0 ? "No: agregar y dejar entrar" : "Agregar y dejar entrar"}
      onType={() => setAlike([])}
      onSubmit={(typed) => {
        const reading = readWalkIn(typed, people, session.carnets);
        if (reading.kind === "faulty") return reading.faults;
        const found = alike.length > 0 ? [] : alikeOnList(reading.person, people, session.carnets);
        if (found.length > 0) {
          setAlike(found);
          return undefined;
        }
        onClose();
        void session.walkIn(reading.person);
        return undefined;
      }}
      onClose={onClose}
    >
      <div role="status">
        {alike.length > 0 && (
          <section className="alike" aria-labelledby="parecidas">
            <h3 id="parecidas">¿Es una de estas personas?</h3>
            <p>Ya {alike.length === 1 ? "está" : "están"} en la lista. Toca su nombre y entra.</p>
            <ul>
              {alike.map((person) => (
                <li key={idOf(person)}>
                  <Button
                    onClick={() => {
                      onClose();
                      void session.letIn(person);
                    }}
                  >
                    <strong>{person.nombre}</strong>
                    <span>{factsOf(person, view)}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </PersonForm>
  );
}

function FinishForm({ view: { unsent, contact }, session, onClose }: Shared) {
  return (
    <Dialog title="Terminar turno" onClose={onClose}>
      {unsent === 0 ? (
        <p>
          Todo está enviado. Este teléfono olvidará la lista y el enlace; para volver necesitas el
          enlace otra vez.
        </p>
      ) : (
        <p className="fault">
          {`Hay ${amount(unsent, "anotación", "anotaciones")} sin enviar. Si terminas ahora, eso se pierde. ${contact === "offline" ? "Busca señal y espera" : "Espera"} a que se envíe.`}
        </p>
      )}
      <div className="actions">
        <Button kind="main" onClick={onClose}>
          Seguir de turno
        </Button>
        <Button onClick={() => void session.end("finished")}>
          {unsent === 0 ? "Terminar y olvidar" : "Terminar sin enviar"}
        </Button>
      </div>
    </Dialog>
  );
}
