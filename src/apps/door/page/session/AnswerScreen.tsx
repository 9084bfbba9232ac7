import { useEffect, useRef } from "react";
import type { Participant } from "../../../../domain/carnet/participant.ts";
import { timeOfDay } from "../../../../domain/dates/clock-times.ts";
import { Button } from "../../../ui/Button.tsx";
import type { Shown } from "../../session/session-state.ts";

/** How long an answer stays, in ms. One without a time asks for a decision and stays until the next. */
const SHOWN_MS: Partial<Record<Shown["kind"], number>> = {
  welcome: 3000,
  undone: 3000,
  already: 8000,
};

interface Props {
  readonly shown: Shown;
  /** The name of this door, which corrects only names of people whom it admitted. */
  readonly door: string;
  /** How many unread notices it covers. */
  readonly notices: number;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onClear: () => void;
  readonly onRename: (person: Participant) => void;
  readonly onAdd: (carnet: string) => void;
}

/** Shows the answer on the whole screen, legible from a metre away. */
export function AnswerScreen(props: Props) {
  const { shown, onClear, onRename } = props;
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lasts = SHOWN_MS[shown.kind];
    if (lasts === undefined) return;
    // It stays while one of its buttons has the focus.
    const end = () => {
      if (!actions.current?.contains(document.activeElement)) onClear();
      else actions.current.addEventListener("focusout", () => setTimeout(end), { once: true });
    };
    const timer = setTimeout(end, lasts);
    return () => clearTimeout(timer);
  }, [shown, onClear]);
  useEffect(() => {
    const clearByKey = ({ key }: KeyboardEvent) => key === "Escape" && onClear();
    document.addEventListener("keydown", clearByKey);
    return () => document.removeEventListener("keydown", clearByKey);
  }, [onClear]);
  return (
    <section
      className="answer"
      data-kind={shown.kind}
      aria-label="Respuesta"
      key={shown.count}
      tabIndex={-1}
    >
      <div className="answer-text" role="alert">
        <AnswerText shown={shown} />
      </div>
      {props.notices > 0 && (
        <p className="notice" role="status">
          <strong>{`! ${props.notices === 1 ? "1 aviso" : `${props.notices} avisos`} sin leer`}</strong>
          <Button onClick={onClear}>Leer</Button>
        </p>
      )}
      <div ref={actions} className="answer-actions">
        {shown.kind === "welcome" && props.canUndo && (
          <Button onClick={props.onUndo}>Deshacer</Button>
        )}
        {(shown.kind === "welcome" ||
          (shown.kind === "already" && shown.entry.door === props.door)) && (
          <Button onClick={() => onRename(shown.person)}>Corregir nombre</Button>
        )}
        {shown.kind === "not-listed" && (
          <Button onClick={() => props.onAdd(shown.carnet)}>Agregar a la lista</Button>
        )}
        <Button kind="main" onClick={onClear}>
          Seguir
        </Button>
      </div>
    </section>
  );
}

function AnswerText({ shown }: Pick<Props, "shown">) {
  switch (shown.kind) {
    case "welcome":
      return (
        <>
          <p className="answer-mark">✓ Adelante</p>
          <p className="answer-name">{shown.person.nombre}</p>
          <p className="answer-ticket">{`Ticket ${shown.person.numeroTicket}`}</p>
        </>
      );
    case "already": {
      const { at, door: by } = shown.entry;
      return (
        <>
          <p className="answer-mark">{`! Ya entró a las ${timeOfDay(at)} por ${by}`}</p>
          <p className="answer-name">{shown.person.nombre}</p>
          <p className="answer-ticket">{`Ticket ${shown.person.numeroTicket}`}</p>
        </>
      );
    }
    case "not-listed":
      return (
        <>
          <p className="answer-mark">✕ No está en la lista</p>
          <p className="answer-name">{shown.carnet}</p>
          <p>
            Compara el número con el de su carnet, o búscalo por nombre. Si viene sin inscribirse,
            agrégalo.
          </p>
        </>
      );
    case "unreadable":
      return (
        <>
          <p className="answer-mark">✕ No es un carnet</p>
          <p className="answer-name">{shown.text.slice(0, 40) || "Vacío"}</p>
          <p>Escanéalo otra vez, escribe el número completo o busca por nombre.</p>
        </>
      );
    case "undone":
      return (
        <>
          <p className="answer-mark">↶ Entrada deshecha</p>
          <p className="answer-name">{shown.nombre}</p>
        </>
      );
  }
}
