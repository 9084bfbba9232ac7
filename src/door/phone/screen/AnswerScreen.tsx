import { useEffect, useRef } from "react";
import { dayAndTime } from "#edition/model/phases/clock-times.ts";
import { kindWord } from "#people/model/carnet/kinds.ts";
import { KindTag } from "#people/page/KindTag.tsx";
import { amount } from "#platform/text/amount.ts";
import { Button } from "#platform/ui/Button.tsx";
import type { OpenForm } from "../SessionForm.tsx";
import type { Session } from "../session/session.ts";
import type { SessionView, Shown } from "../session/session-state.ts";

/** How long an answer is shown, in ms; one that needs a decision stays until the next. */
const SHOWN_MS: Partial<Record<Shown["kind"], number>> = {
  welcome: 3000,
  undone: 3000,
  already: 8000,
};

/** Warns a helper who still uses the link of a rehearsal on the day of the event. */
export const REHEARSAL = "Ensayo: nada de lo que anotes aquí cuenta";

interface Props {
  readonly shown: Shown;
  readonly view: SessionView;
  readonly session: Session;
  readonly onForm: (form: OpenForm) => void;
}

/** Shows the answer on the whole screen, legible from a metre away. */
export function AnswerScreen({ shown, view, session, onForm }: Props) {
  const { door, isRehearsal, notices, lastEntry, now } = view;
  const [mark, name, more] = textsOf(shown, now);
  const onClear = session.clear;
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
      <div className="answer-text">
        <p className="answer-mark">{mark}</p>
        <p className="answer-name">{name}</p>
        {"person" in shown && <KindTag tipo={shown.person.tipo} />}
        {more && <p className={"person" in shown ? "answer-ticket" : undefined}>{more}</p>}
      </div>
      {isRehearsal && <p className="notice">{REHEARSAL}</p>}
      {notices.length > 0 && (
        <p className="notice">
          <strong>{`! ${unread(notices)}`}</strong>
          <Button onClick={onClear}>Leer</Button>
        </p>
      )}
      <div ref={actions} className="actions">
        {shown.kind === "welcome" && shown.entryId === lastEntry?.id && (
          <Button onClick={() => void session.undo()}>Deshacer</Button>
        )}
        {/* A door corrects only names of people whom it admitted. */}
        {(shown.kind === "welcome" || (shown.kind === "already" && shown.entry.door === door)) && (
          <Button onClick={() => onForm({ kind: "rename", person: shown.person })}>
            Corregir nombre
          </Button>
        )}
        {shown.kind === "not-listed" && (
          <Button onClick={() => onForm({ kind: "walk-in", carnet: shown.carnet })}>
            Agregar a la lista
          </Button>
        )}
        <Button kind="main" onClick={onClear}>
          Seguir
        </Button>
      </div>
    </section>
  );
}

/**
 * Says each answer once to screen readers. It is on the page before the first answer, because in Firefox Orca
 * says nothing of an alert that appears together with its text.
 */
export function SpokenAnswer({ view: { shown, notices, isRehearsal, now } }: Pick<Props, "view">) {
  const said = shown === null ? [] : textsOf(shown, now).filter((text) => text !== undefined);
  // The sign in front is for the eye.
  const words = said.map((text) => text.replace(/^[✓!✕↶] /, ""));
  if (shown !== null && "person" in shown && shown.person.tipo)
    words.push(kindWord(shown.person.tipo));
  if (shown !== null && isRehearsal) words.push(REHEARSAL);
  if (shown !== null && notices.length > 0) words.push(unread(notices));
  return (
    <p className="visually-hidden" role="status">
      <span key={shown?.count}>{words.join(". ")}</span>
    </p>
  );
}

function unread(notices: SessionView["notices"]): string {
  return `${amount(notices.length, "aviso", "avisos")} sin leer`;
}

function textsOf(shown: Shown, now: number): readonly [mark: string, name: string, more?: string] {
  switch (shown.kind) {
    case "welcome":
      return ["✓ Adelante", shown.person.nombre, `Ticket ${shown.person.numeroTicket}`];
    case "already": {
      const { person, entry } = shown;
      const mark = `! Ya entró ${dayAndTime(entry.at, now)} por ${entry.door}`;
      return [mark, person.nombre, `Ticket ${person.numeroTicket}`];
    }
    case "not-listed":
      return [
        "✕ No está en la lista",
        shown.carnet,
        "Compara el número con el de su carnet, o búscalo por nombre. Si viene sin inscribirse, agrégalo.",
      ];
    case "unreadable":
      return [
        "✕ No es un carnet",
        shown.text.slice(0, 40) || "Vacío",
        "Escanéalo otra vez, escribe el número completo o busca por nombre.",
      ];
    case "undone":
      return ["↶ Entrada deshecha", shown.nombre];
  }
}
