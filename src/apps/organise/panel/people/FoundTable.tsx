import type { FoundPerson } from "../../../../domain/panel/panel-calls.ts";
import { Button } from "../../../ui/Button.tsx";

interface FoundTableProps {
  readonly people: readonly FoundPerson[];
  readonly onCorrect: (person: FoundPerson) => void;
  readonly onRemove: (person: FoundPerson) => void;
}

/** The people found, each with its buttons. */
export function FoundTable({ people, onCorrect, onRemove }: FoundTableProps) {
  return (
    <table className="rows" aria-label="Personas encontradas">
      <thead>
        <tr>
          <th scope="col">Carnet</th>
          <th scope="col">Nombre</th>
          <th scope="col">Ticket</th>
          <th scope="col">Entró</th>
          <th scope="col">Acciones</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.carnet}>
            <th scope="row">{person.carnet}</th>
            <td>{person.nombre}</td>
            <td>{person.numeroTicket}</td>
            <td>{person.entered ?? "Todavía no"}</td>
            <td className="row-actions">
              <Button aria-label={`Corregir a ${person.nombre}`} onClick={() => onCorrect(person)}>
                Corregir
              </Button>
              <Button aria-label={`Quitar a ${person.nombre}`} onClick={() => onRemove(person)}>
                Quitar
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
