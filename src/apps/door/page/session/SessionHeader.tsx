import type { SessionView } from "../../session/session-state.ts";

/** Shows the door's name, its connection, and how many people are in. */
export function SessionHeader({ view }: { readonly view: SessionView }) {
  const { attendance, door, isConnected, people, unsent } = view;
  const here = attendance.byDoor.get(door) ?? 0;
  return (
    <header className="session-head">
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
