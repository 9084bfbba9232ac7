import { useState } from "react";
import { nextTicket } from "#people/model/ticket-numbers.ts";
import { showSuccess } from "#platform/ui/actions/toasts.ts";
import layout from "#platform/ui/parts/layout.module.css";
import { useLoadedList } from "../list.ts";
import { changeUnsaved, type Editing } from "../unsaved.ts";
import { PersonForm } from "./PersonForm.tsx";

interface Props {
  readonly editing: Editing;
  readonly onClose: () => void;
}

/** Adds one person after another; the next free ticket is filled in already. */
export function AddPerson({ editing, onClose }: Props) {
  const list = useLoadedList();
  const [added, setAdded] = useState(0);
  return (
    <section className={layout.panel} aria-labelledby="agregar">
      <h2 id="agregar">Agregar personas</h2>
      <PersonForm
        before={null}
        typed={editing.typed}
        numbered={(person, people) =>
          person.numeroTicket === editing.proposed
            ? { ...person, numeroTicket: nextTicket(people.map((each) => each.numeroTicket)) }
            : person
        }
        onType={(typed) => changeUnsaved({ editing: { ...editing, typed } })}
        onCancel={onClose}
        onSaved={(person) => {
          setAdded(added + 1);
          showSuccess(`${person.nombre} está en la lista con el ticket ${person.numeroTicket}.`);
          changeUnsaved({
            editing: newPerson([...list.people, person].map((each) => each.numeroTicket)),
          });
        }}
      />
    </section>
  );
}

/** An empty form with the next free ticket. */
export function newPerson(tickets: readonly string[]): Editing {
  const numeroTicket = nextTicket(tickets);
  return {
    before: null,
    typed: { carnet: "", nombre: "", numeroTicket },
    proposed: numeroTicket,
  };
}
