import { useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "../../../ui/ErrorBoundary.tsx";
import { holdWakeLock } from "../../feedback/wake-lock.ts";
import type { Session } from "../../session/session.ts";
import type { SessionView } from "../../session/session-state.ts";
import { type OpenForm, SessionForm } from "../forms/SessionForm.tsx";
import { useRestoredFocus } from "../use-restored-focus.ts";
import { AnswerScreen } from "./AnswerScreen.tsx";
import { CameraView } from "./CameraView.tsx";
import { Feedback } from "./Feedback.ts";
import { Finder } from "./Finder.tsx";
import { Notices } from "./Notices.tsx";
import { Recent } from "./Recent.tsx";
import { SessionFooter } from "./SessionFooter.tsx";
import { SessionHeader } from "./SessionHeader.tsx";
import { useTypedAnywhere } from "./use-typed-anywhere.ts";

interface Props {
  readonly view: SessionView;
  readonly session: Session;
}

/** The page of a door at work: search field, camera, answers, notices and forms. */
export function SessionPage({ view, session }: Props) {
  const [form, setForm] = useState<OpenForm | null>(null);
  const [isTyping, setTyping] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { shown } = view;
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
      {isAnswered && <AnswerScreen shown={shown} view={view} session={session} onForm={setForm} />}
      {form && (
        <SessionForm form={form} view={view} session={session} onClose={() => setForm(null)} />
      )}
    </div>
  );
}
