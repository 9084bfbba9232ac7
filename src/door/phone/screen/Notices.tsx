import { dayAndTime } from "#edition/model/phases/clock-times.ts";
import { isStandIn } from "#people/model/carnet/kinds.ts";
import { Button } from "#platform/ui/Button.tsx";
import type { Session } from "../session/session.ts";
import type { Notice, SessionView } from "../session/session-state.ts";

interface Props {
  readonly view: SessionView;
  readonly session: Session;
}

export function Notices({ view: { notices, now }, session }: Props) {
  return (
    <div className="notices" role="status">
      {notices.map((notice) => (
        <div className="notice" key={notice.id}>
          <p>
            <strong>{textsOf(notice, now)[0]}</strong> <span>{textsOf(notice, now)[1]}</span>
          </p>
          {notice.kind !== "not-stored" && (
            <Button onClick={() => void session.dismiss(notice.id)}>Enterado</Button>
          )}
        </div>
      ))}
    </div>
  );
}

function textsOf(notice: Notice, now: number): readonly [what: string, more: string] {
  switch (notice.kind) {
    case "duplicate": {
      const { valid, entry } = notice.duplicate;
      return [
        `${notice.nombre} entró dos veces:`,
        `${dayAndTime(valid.at, now)} por ${valid.door} y ${dayAndTime(entry.at, now)} aquí.`,
      ];
    }
    case "other-ticket": {
      const { nombre, numeroTicket } = notice.person;
      return [
        "Otro ticket:",
        `el que le diste a ${nombre} ya era de otra persona. El suyo es el ${numeroTicket}.`,
      ];
    }
    case "refused":
      return [
        "No se anotó:",
        `${isStandIn(notice.carnet) ? "esa persona" : `el carnet ${notice.carnet}`} ya no está en la lista. Avisa a la organización.`,
      ];
    case "not-stored":
      return [
        "El teléfono no guarda lo que anotas: libera espacio.",
        "Mientras, no cierres esta página antes de que todo se envíe.",
      ];
  }
}
