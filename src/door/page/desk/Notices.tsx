import { timeOfDay } from "../../book/clock-times.ts";
import type { Notice } from "../../shift/shift-state.ts";

interface Props {
  readonly notices: readonly Notice[];
  readonly onSeen: (id: string) => void;
}

/** What came to light after somebody had gone in; each stays until it was seen. */
export function Notices({ notices, onSeen }: Props) {
  return (
    <div className="notices" role="alert">
      {notices.map((notice) => (
        <div className="notice" key={notice.id}>
          <p>
            <NoticeText notice={notice} />
          </p>
          <button type="button" className="button" onClick={() => onSeen(notice.id)}>
            Enterado
          </button>
        </div>
      ))}
    </div>
  );
}

function NoticeText({ notice }: { readonly notice: Notice }) {
  switch (notice.kind) {
    case "duplicate": {
      const { valid, entry } = notice.duplicate;
      return (
        <>
          <strong>{notice.nombre} entró dos veces:</strong> a las {timeOfDay(valid.at)} por{" "}
          {valid.door} y a las {timeOfDay(entry.at)} aquí.
        </>
      );
    }
    case "other-ticket":
      return (
        <>
          <strong>Otro ticket:</strong> el que diste a {notice.person.nombre} ya era de alguien. El
          suyo es el {notice.person.numeroTicket}.
        </>
      );
    case "refused":
      return (
        <>
          <strong>No se anotó:</strong> el carnet {notice.carnet} ya no está en la lista. Avisa a la
          organización.
        </>
      );
    case "not-kept":
      return (
        <>
          <strong>El teléfono no guarda lo que anotas.</strong> No cierres esta página antes de que
          todo se envíe, y libera espacio.
        </>
      );
  }
}
