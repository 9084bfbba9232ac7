import type { Desk } from "../../shift/shift-state.ts";

/** Shows the door's name, its connection, and how many people are in. */
export function DeskHead({ desk }: { readonly desk: Desk }) {
  const { attendance, door, isConnected, people, unsent } = desk;
  const here = attendance.byDoor.get(door) ?? 0;
  return (
    <header className="desk-head">
      <h1>{door}</h1>
      <p className="contact" data-state={isConnected ? "on" : "off"} role="status">
        {(isConnected ? "En línea" : "Sin red: sigue, todo se guarda") +
          (unsent > 0 ? ` · ${unsent} sin enviar` : "")}
      </p>
      <dl className="counts">
        <div>
          <dt>Adentro</dt>
          <dd>
            <span>{attendance.validEntries.size}</span>{" "}
            <span className="of">{`de ${people.size}`}</span>
          </dd>
        </div>
        <div>
          <dt>Por aquí</dt>
          <dd>{here}</dd>
        </div>
      </dl>
    </header>
  );
}
