import {
  type FormEvent,
  type PointerEvent,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { formatCarnet } from "../../domain/carnet/carnet.ts";
import { untilUsable } from "../browser/until-usable.ts";
import type { IslandProps } from "../islands/island-props.ts";
import { checkDialogId } from "../parts/actions/ActionLinks.tsx";
import { CloseIcon } from "../parts/icons.tsx";
import { CarnetField } from "./CarnetField.tsx";
import { CheckResult } from "./CheckResult.tsx";
import { Confetti, fetchRain, type Rain } from "./Confetti.tsx";
import styles from "./ParticipantCheck.module.css";
import { useParticipantCheck } from "./use-participant-check.ts";

/** The dialog in which a student checks whether a carnet is registered. */
export function ParticipantCheck({ actions, event }: IslandProps["participant-check"]) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { state, check, reset } = useParticipantCheck();
  const [rain, setRain] = useState<Promise<Rain | null>>();
  const alive = useAlive();
  useDialogOpeners(dialog);
  useLaidOutAhead(dialog);
  const closeOnBackdrop = useBackdropClose(dialog);

  function submit(submission: FormEvent) {
    submission.preventDefault();
    const carnet = formatCarnet(field.current?.value ?? "");
    if (carnet === "") {
      field.current?.focus();
      return;
    }
    setRain(fetchRain());
    void check(carnet);
  }

  function clear() {
    if (field.current) field.current.value = "";
    reset();
  }

  const checking = state.kind === "checking";
  return (
    <dialog
      ref={dialog}
      id={checkDialogId}
      className={styles.dialog}
      aria-labelledby="validacion-titulo"
      data-state={state.kind}
      onClose={clear}
      {...closeOnBackdrop}
    >
      <div className={styles.panel}>
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label="Cerrar">
            <CloseIcon />
          </button>
        </form>
        <h2 id="validacion-titulo" className={styles.title}>
          Valida tu registro ingresando tu carnet
        </h2>
        <form className={styles.form} onSubmit={submit} noValidate>
          <CarnetField ref={field} onEdit={reset} />
          {/* Disabled until hydrated: Enter would submit the form and leave the page. */}
          <button
            type="submit"
            className={styles.submit}
            disabled={!alive}
            aria-disabled={checking}
          >
            {checking ? "Validando…" : "Validar"}
          </button>
        </form>
        <p className={styles.scriptless}>
          Para validar tu registro, activa JavaScript en tu navegador.
        </p>
        <div className={styles.result} aria-live="polite">
          <CheckResult state={state} actions={actions} event={event} />
        </div>
      </div>
      {state.kind === "registered" && rain && <Confetti fetched={rain} />}
    </dialog>
  );
}

/** `false` in the page as built and until it is hydrated. */
function useAlive(): boolean {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return alive;
}

/** Opens the dialog where the browser does not know `commandfor` yet. */
function useDialogOpeners(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    if ("commandForElement" in HTMLButtonElement.prototype) return;
    const open = (click: MouseEvent) => {
      const target = click.target instanceof Element ? click.target : null;
      if (target?.closest(`[commandfor="${checkDialogId}"]`)) dialog.current?.showModal();
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, [dialog]);
}

/**
 * Lays the closed dialog out once, invisibly, when the page is idle: its glyphs are then cached, and
 * it opens sooner on a slow phone.
 */
function useLaidOutAhead(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    void untilUsable().then(() => {
      if (!dialog.current || dialog.current.open) return;
      dialog.current.dataset.ahead = "true";
      dialog.current.getBoundingClientRect();
      delete dialog.current.dataset.ahead;
    });
  }, [dialog]);
}

/** A press that starts and ends on the backdrop closes; a text selection that ends there does not. */
function useBackdropClose(dialog: RefObject<HTMLDialogElement | null>) {
  const startedOutside = useRef(false);
  return {
    onPointerDown: (press: PointerEvent) => {
      startedOutside.current = press.target === dialog.current;
    },
    onClick: (click: ReactMouseEvent) => {
      if (startedOutside.current && click.target === dialog.current) dialog.current?.close();
    },
  };
}
