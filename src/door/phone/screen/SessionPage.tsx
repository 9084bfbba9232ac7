import { useEffect, useRef, useState } from "react";
import { dayAndTime, timeOfDay } from "#edition/model/phases/clock-times.ts";
import { figure } from "#platform/text/amount.ts";
import { Button } from "#platform/ui/Button.tsx";
import { ErrorBoundary } from "#platform/ui/ErrorBoundary.tsx";
import { type OpenForm, SessionForm } from "../SessionForm.tsx";
import { lastEntries } from "../session/local-data.ts";
import { nameOf } from "../session/phone-list.ts";
import type { Session } from "../session/session.ts";
import type { SessionView } from "../session/session-state.ts";
import { useRestoredFocus } from "../use-restored-focus.ts";
import { AnswerScreen, REHEARSAL, SpokenAnswer } from "./AnswerScreen.tsx";
import { CameraView } from "./CameraView.tsx";
import { Feedback } from "./Feedback.ts";
import { Finder } from "./Finder.tsx";
import { Notices } from "./Notices.tsx";
import { useTypedAnywhere } from "./use-scan-end.ts";

export function SessionPage({ view, session }: { view: SessionView; session: Session }) {
  const [form, setForm] = useState<OpenForm | null>(null);
  const [isTyping, setTyping] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { shown } = view;
  useTypedAnywhere(field, form === null);
  useEffect(holdWakeLock, []);
  const isCameraOn = view.input === "camera";
  // Screen readers take the digits of a scanner for commands until a field has the focus.
  useEffect(() => {
    if (!isCameraOn) field.current?.focus({ preventScroll: true });
  }, [isCameraOn]);
  const isAnswered = shown !== null && form === null;

  useRestoredFocus(`${form?.kind} ${isAnswered && shown.count} ${view.notices.length}`);

  return (
    <div className="session">
      <ErrorBoundary>
        <Feedback view={view} />
      </ErrorBoundary>
      <div className="session-top" inert={isAnswered}>
        <SessionHeader view={view} />
        {view.isRehearsal && <p className="notice">{REHEARSAL}</p>}
        {view.isDateLost && (
          <p className="notice" role="status">
            {`Este teléfono perdió la fecha: trabaja con la de su última conexión, ${dayAndTime(view.now, 0)}. Corrígela en sus ajustes.`}
          </p>
        )}
        <Notices notices={view.notices} onSeen={(id) => void session.dismiss(id)} />
      </div>
      <main inert={isAnswered} tabIndex={-1}>
        {isCameraOn && (
          <ErrorBoundary instead={<p>La cámara falló. Escribe el carnet abajo.</p>}>
            <CameraView
              isPaused={isTyping}
              carnetIn={session.carnetIn}
              onCarnet={(carnet) => {
                // While a form is open, nothing is scanned, because the last card is still in front
                // of the camera.
                if (form === null) void session.scan(carnet);
              }}
            />
          </ErrorBoundary>
        )}
        <Recent view={view} />
        <SessionFooter view={view} session={session} onForm={setForm} />
      </main>
      <Finder
        view={view}
        session={session}
        field={field}
        isCovered={isAnswered}
        onType={(text) => {
          setTyping(text !== "");
          if (isAnswered) session.clear();
        }}
      />
      {/* It stays behind a form, too: an answer that returned when the form closes would be said again. */}
      <SpokenAnswer view={view} />
      {isAnswered && <AnswerScreen shown={shown} view={view} session={session} onForm={setForm} />}
      {form && (
        <SessionForm form={form} view={view} session={session} onClose={() => setForm(null)} />
      )}
    </div>
  );
}

const MOST_SHOWN = 10;

function Recent({ view }: { readonly view: SessionView }) {
  const entries = lastEntries(view.attendance, view.door, MOST_SHOWN);
  if (entries.length === 0) {
    return <p className="recent-none">Aquí saldrán las últimas diez entradas.</p>;
  }
  return (
    <ol className="recent" aria-label="Últimas entradas">
      {entries.map((entry) => {
        const { id, at, walkIn } = entry;
        const person = view.people.get(entry.person);
        const isDuplicate = view.attendance.validEntries.get(entry.person)?.id !== id;
        return (
          <li key={id}>
            <time>{timeOfDay(at)}</time>
            <span className="recent-name">{nameOf(entry, view.people)}</span>
            <span className="recent-ticket">
              {isDuplicate
                ? "dos veces"
                : walkIn
                  ? "agregado"
                  : person && `Ticket ${person.numeroTicket}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const contacts = { online: "En línea", offline: "Sin red", refused: "El sitio no atiende ahora" };

function SessionHeader({ view }: { readonly view: SessionView }) {
  const { attendance, door, contact, isStored, people, unsent } = view;
  const advice = isStored ? "sigue, todo se guarda" : "no cierres esta página";
  const here = attendance.byDoor.get(door) ?? 0;
  return (
    <header className="session-head">
      <div className="place">
        <h1>{door}</h1>
        <p className="contact" data-state={contact === "online" ? "on" : "off"}>
          <span role="status">
            {contacts[contact] + (contact === "online" ? "" : `: ${advice}`)}
          </span>
          {unsent > 0 && <span>{` · ${figure(unsent)} sin enviar`}</span>}
        </p>
      </div>
      <dl className="counts">
        <div>
          <dt>Adentro</dt>
          <dd>
            <span>{figure(attendance.validEntries.size)}</span>{" "}
            <span className="of">{`de ${figure(people.size)}`}</span>
          </dd>
        </div>
        <div>
          <dt>Por aquí</dt>
          <dd>{figure(here)}</dd>
        </div>
      </dl>
    </header>
  );
}

interface Props {
  readonly view: SessionView;
  readonly session: Session;
  readonly onForm: (form: OpenForm) => void;
}

function SessionFooter({ view, session, onForm }: Props) {
  const isCameraOn = view.input === "camera";
  return (
    <div className="session-foot">
      <div className="actions">
        {view.lastEntry !== null && (
          <Button onClick={() => void session.undo()}>
            {`Deshacer la última: ${view.lastEntry.nombre}`}
          </Button>
        )}
        <Button onClick={() => onForm({ kind: "walk-in", carnet: "" })}>Agregar a alguien</Button>
        <Button onClick={() => session.setInput(isCameraOn ? "keyboard" : "camera")}>
          {isCameraOn ? "Apagar la cámara" : "Encender la cámara"}
        </Button>
        <Button onClick={() => onForm({ kind: "finish" })}>Terminar turno</Button>
      </div>
    </div>
  );
}

/** Keeps the screen on while the page is visible; returns a function that stops it. */
function holdWakeLock(): () => void {
  let lock: Promise<WakeLockSentinel | null> | undefined;
  // The browser releases the lock when the page is hidden. Phones in power saving mode refuse it.
  const onShown = () => {
    if (document.visibilityState !== "visible") return;
    lock = navigator.wakeLock?.request("screen").catch(() => null);
  };
  document.addEventListener("visibilitychange", onShown);
  onShown();
  return () => {
    document.removeEventListener("visibilitychange", onShown);
    void lock?.then((held) => held?.release());
  };
}
