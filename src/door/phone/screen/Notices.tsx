import { dayAndTime, timeOfDay } from "#edition/model/phases/clock-times.ts";
import { shownCarnet } from "#people/model/carnet/kinds.ts";
import { Button } from "#platform/ui/Button.tsx";
import type { Notice } from "../session/session-state.ts";

interface Props {
  readonly notices: readonly Notice[];
  readonly onSeen: (id: string) => void;
}

/** Lists notices; each stays until somebody confirms it. */
export function Notices({ notices, onSeen }: Props) {
  return (
    <div className="notices" role="status">
      {notices.map((notice) => (
        <div className="notice" key={notice.id}>
          <p>
            <strong>{textsOf(notice)[0]}</strong> <span>{textsOf(notice)[1]}</span>
          </p>
          <Button onClick={() => onSeen(notice.id)}>Enterado</Button>
        </div>
      ))}
    </div>
  );
}

function textsOf(notice: Notice): readonly [what: string, more: string] {
  switch (notice.kind) {
    case "duplicate": {
      const { valid, entry } = notice;
      const first = `${dayAndTime(valid.at, entry.at)} por ${valid.door}`;
      const day = notice.otherDay === null ? "" : ` el ${notice.otherDay}`;
      return [
        `${notice.nombre} entró dos veces${day}:`,
        `${first} y a las ${timeOfDay(entry.at)} aquí.`,
      ];
    }
    case "other-ticket": {
      const { nombre, numeroTicket } = notice.person;
      return [
        "Otro ticket:",
        `el que le diste a ${nombre} no vale. El suyo es el ${numeroTicket}.`,
      ];
    }
    case "refused": {
      const { carnet, door, isRenamed } = notice;
      const whom = shownCarnet(carnet) === "" ? "esa persona" : `el carnet ${carnet}`;
      if (isRenamed) return ["No cambió el nombre:", `otra persona ya lo corrigió para ${whom}.`];
      return [
        "No se anotó:",
        door === undefined
          ? `${whom} ya no está en la lista. Avisa a la organización.`
          : `lo que cambiaste en ${door} sobre ${whom}, porque este enlace es de otra puerta. Avisa a la organización.`,
      ];
    }
    case "not-stored":
      return [
        "El teléfono no guarda lo que anotas: libera espacio.",
        "Mientras, no cierres esta página antes de que todo se envíe.",
      ];
  }
}
