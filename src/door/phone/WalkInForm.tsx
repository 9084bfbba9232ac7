import { useState } from "react";
import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import { nextTicket } from "#people/model/ticket-numbers.ts";
import { Button } from "#platform/ui/Button.tsx";
import { PersonForm } from "./PersonForm.tsx";
import { factsOf } from "./screen/Finder.tsx";
import type { Session } from "./session/session.ts";
import type { SessionView } from "./session/session-state.ts";
import { alikeOnList, readWalkIn } from "./session/walk-in.ts";

interface Props {
  readonly carnet: string;
  readonly view: SessionView;
  readonly session: Session;
  readonly onClose: () => void;
}

/**
 * Adds a person who is not on the list, and admits them. People on the list who may be the same are shown
 * first, to be let in by one press; the second press of the form's button adds the person.
 */
export function WalkInForm({ carnet, view, session, onClose }: Props) {
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
