import { useEffect, useRef, useState } from "react";
import type { Participant } from "../../../../domain/carnet/participant.ts";
import { ErrorBoundary } from "../../../ui/ErrorBoundary.tsx";
import type { Shift } from "../../shift/shift.ts";
import type { Desk } from "../../shift/shift-state.ts";
import { keepAwake } from "../../signals/keep-awake.ts";
import { FinishForm } from "../forms/FinishForm.tsx";
import { RenameForm } from "../forms/RenameForm.tsx";
import { WalkInForm } from "../forms/WalkInForm.tsx";
import { useKeptFocus } from "../use-kept-focus.ts";
import { AnswerScreen } from "./AnswerScreen.tsx";
import { CameraView } from "./CameraView.tsx";
import { DeskFoot } from "./DeskFoot.tsx";
import { DeskHead } from "./DeskHead.tsx";
import { Finder } from "./Finder.tsx";
import { Notices } from "./Notices.tsx";
import { Recent } from "./Recent.tsx";
import { useSignals } from "./use-signals.ts";
import { useTypedAnywhere } from "./use-typed-anywhere.ts";

interface Props {
  readonly desk: Desk;
  readonly shift: Shift;
}

type OpenForm =
  | { readonly kind: "walk-in"; readonly carnet: string }
  | { readonly kind: "rename"; readonly person: Participant }
  | { readonly kind: "finish" }
  | null;

/** The page of a door at work: search field, camera, answers, notices and forms. */
export function DeskPage({ desk, shift }: Props) {
  const [form, setForm] = useState<OpenForm>(null);
  const [isTyping, setTyping] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { shown, lastEntry } = desk;
  useTypedAnywhere(field, form === null);
  useEffect(keepAwake, []);
  const isCameraOn = desk.input === "camera";
  const isAnswered = shown !== null && form === null;

  useKeptFocus(`${form?.kind} ${isAnswered && shown.count} ${desk.notices.length}`);

  return (
    <div className="desk" data-camera={isCameraOn ? "on" : "off"}>
      <ErrorBoundary instead={null}>
        <Signals desk={desk} />
      </ErrorBoundary>
      <div className="desk-top" inert={isAnswered}>
        <DeskHead desk={desk} />
        <Notices notices={desk.notices} onSeen={(id) => void shift.dismiss(id)} />
      </div>
      <main inert={isAnswered} tabIndex={-1}>
        {isCameraOn && (
          <ErrorBoundary instead={<p>La cámara falló. Escribe el carnet abajo.</p>}>
            <CameraView
              isPaused={isTyping}
              onCarnet={(carnet) => {
                // While a form is open, the camera still sees the last card.
                if (form === null) void shift.scan(carnet);
              }}
            />
          </ErrorBoundary>
        )}
        <Recent desk={desk} />
        <DeskFoot
          desk={desk}
          shift={shift}
          isCameraOn={isCameraOn}
          onAdd={() => setForm({ kind: "walk-in", carnet: "" })}
          onFinish={() => setForm({ kind: "finish" })}
        />
      </main>
      <Finder
        desk={desk}
        field={field}
        isCovered={isAnswered}
        onType={(text) => {
          setTyping(text !== "");
          if (isAnswered) shift.clear();
        }}
        onEnter={(text) => {
          setTyping(false);
          void shift.scan(text);
        }}
      />
      {isAnswered && (
        <AnswerScreen
          shown={shown}
          door={desk.door}
          notices={desk.notices.length}
          canUndo={shown.kind === "welcome" && shown.entryId === lastEntry?.id}
          onUndo={() => void shift.undo()}
          onClear={shift.clear}
          onRename={(person) => setForm({ kind: "rename", person })}
          onAdd={(carnet) => setForm({ kind: "walk-in", carnet })}
        />
      )}
      {form?.kind === "walk-in" && (
        <WalkInForm
          carnet={form.carnet}
          people={desk.people}
          onClose={() => setForm(null)}
          onAdd={(person) => {
            setForm(null);
            void shift.walkIn(person);
          }}
        />
      )}
      {form?.kind === "rename" && (
        <RenameForm
          person={form.person}
          onClose={() => setForm(null)}
          onRename={(nombre) => {
            setForm(null);
            void shift.rename(form.person.carnet, nombre);
          }}
        />
      )}
      {form?.kind === "finish" && (
        <FinishForm
          unsent={desk.unsent}
          onClose={() => setForm(null)}
          onFinish={() => void shift.finish()}
        />
      )}
    </div>
  );
}

/** A browser that refuses sound or vibration loses only these. */
function Signals({ desk }: { readonly desk: Desk }) {
  useSignals(desk);
  return null;
}
