import { useEffect, useRef, useState } from "react";
import type { Participant } from "../../../../domain/carnet/participant.ts";
import { ErrorBoundary } from "../../../ui/ErrorBoundary.tsx";
import { holdWakeLock } from "../../feedback/wake-lock.ts";
import type { Session } from "../../session/session.ts";
import type { SessionView } from "../../session/session-state.ts";
import { FinishForm } from "../forms/FinishForm.tsx";
import { RenameForm } from "../forms/RenameForm.tsx";
import { WalkInForm } from "../forms/WalkInForm.tsx";
import { useRestoredFocus } from "../use-restored-focus.ts";
import { AnswerScreen } from "./AnswerScreen.tsx";
import { CameraView } from "./CameraView.tsx";
import { Finder } from "./Finder.tsx";
import { Notices } from "./Notices.tsx";
import { Recent } from "./Recent.tsx";
import { SessionFooter } from "./SessionFooter.tsx";
import { SessionHeader } from "./SessionHeader.tsx";
import { useFeedback } from "./use-feedback.ts";
import { useTypedAnywhere } from "./use-typed-anywhere.ts";

interface Props {
  readonly view: SessionView;
  readonly session: Session;
}

type OpenForm =
  | { readonly kind: "walk-in"; readonly carnet: string }
  | { readonly kind: "rename"; readonly person: Participant }
  | { readonly kind: "finish" }
  | null;

/** The page of a door at work: search field, camera, answers, notices and forms. */
export function SessionPage({ view, session }: Props) {
  const [form, setForm] = useState<OpenForm>(null);
  const [isTyping, setTyping] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { shown, lastEntry } = view;
  useTypedAnywhere(field, form === null);
  useEffect(holdWakeLock, []);
  const isCameraOn = view.input === "camera";
  const isAnswered = shown !== null && form === null;

  useRestoredFocus(`${form?.kind} ${isAnswered && shown.count} ${view.notices.length}`);

  return (
    <div className="session" data-camera={isCameraOn ? "on" : "off"}>
      <ErrorBoundary>
        <Feedback view={view} />
      </ErrorBoundary>
      <div className="session-top" inert={isAnswered}>
        <SessionHeader view={view} />
        <Notices notices={view.notices} onSeen={(id) => void session.dismiss(id)} />
      </div>
      <main inert={isAnswered} tabIndex={-1}>
        {isCameraOn && (
          <ErrorBoundary instead={<p>La cámara falló. Escribe el carnet abajo.</p>}>
            <CameraView
              isPaused={isTyping}
              onCarnet={(carnet) => {
                // While a form is open, the camera still sees the last card.
                if (form === null) void session.scan(carnet);
              }}
            />
          </ErrorBoundary>
        )}
        <Recent view={view} />
        <SessionFooter
          view={view}
          session={session}
          isCameraOn={isCameraOn}
          onAdd={() => setForm({ kind: "walk-in", carnet: "" })}
          onFinish={() => setForm({ kind: "finish" })}
        />
      </main>
      <Finder
        view={view}
        field={field}
        isCovered={isAnswered}
        onType={(text) => {
          setTyping(text !== "");
          if (isAnswered) session.clear();
        }}
        onEnter={(text) => {
          setTyping(false);
          void session.scan(text);
        }}
      />
      {isAnswered && (
        <AnswerScreen
          shown={shown}
          door={view.door}
          notices={view.notices.length}
          canUndo={shown.kind === "welcome" && shown.entryId === lastEntry?.id}
          onUndo={() => void session.undo()}
          onClear={session.clear}
          onRename={(person) => setForm({ kind: "rename", person })}
          onAdd={(carnet) => setForm({ kind: "walk-in", carnet })}
        />
      )}
      {form?.kind === "walk-in" && (
        <WalkInForm
          carnet={form.carnet}
          people={view.people}
          onClose={() => setForm(null)}
          onAdd={(person) => {
            setForm(null);
            void session.walkIn(person);
          }}
        />
      )}
      {form?.kind === "rename" && (
        <RenameForm
          person={form.person}
          onClose={() => setForm(null)}
          onRename={(nombre) => {
            setForm(null);
            void session.rename(form.person.carnet, nombre);
          }}
        />
      )}
      {form?.kind === "finish" && (
        <FinishForm
          unsent={view.unsent}
          onClose={() => setForm(null)}
          onFinish={() => void session.finish()}
        />
      )}
    </div>
  );
}

/** A browser that refuses sound or vibration loses only these. */
function Feedback({ view }: { readonly view: SessionView }) {
  useFeedback(view);
  return null;
}
