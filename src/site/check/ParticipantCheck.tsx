import {
  type FormEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import { phaseDates } from "#edition/model/phases/phase.ts";
import { formatCarnetEdit, isWholeCarnet } from "#people/model/carnet/carnet.ts";
import { Button } from "#platform/ui/Button.tsx";
import { ErrorBoundary } from "#platform/ui/ErrorBoundary.tsx";
import { CloseIcon } from "#site/parts/icons/icons.tsx";
import { checkDialogId } from "../parts/ActionLinks.tsx";
import { useIslandContent } from "../parts/edition-context.ts";
import { CarnetField, emptyField } from "./CarnetField.tsx";
import { CheckResult } from "./CheckResult.tsx";
import { Confetti } from "./Confetti.tsx";
import styles from "./ParticipantCheck.module.css";
import { useOwnTicket } from "./use-own-ticket.ts";
import { type CheckState, useParticipantCheck } from "./use-participant-check.ts";

/** The dialog in which a student checks whether a carnet is registered. */
export function ParticipantCheck() {
  const { edicion } = useIslandContent();
  const groups = edicion.carnet;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const lastEdit = useRef(emptyField);
  const { state, check, ask, reset, calm } = useParticipantCheck();
  const { own, tickets, fetchOwn, readAgain } = useOwnTicket({
    editionNumber: edicion.numero,
    ends: phaseDates(edicion).end,
  });
  const checking = state.kind === "checking";
  const found = state.kind === "registered";
  const fault = state.kind === "asking" ? state.fault : undefined;
  useInView(result, state);
  // A press ends the confetti.
  const presses = usePresses(dialog, calm);

  function submit(submission: FormEvent) {
    submission.preventDefault();
    if (checking) return;
    // A browser may fill a field without an event.
    const value = field.current?.value ?? "";
    const carnet = formatCarnetEdit(emptyField, { value, caret: value.length }, groups)?.value;
    if (!carnet) {
      ask(carnet === "" ? "empty" : "refused");
      field.current?.focus();
      return;
    }
    // The field gets the focus during the press, so that a phone keeps its keyboard.
    if (!isWholeCarnet(carnet, groups)) field.current?.focus();
    void fetchOwn();
    void check(carnet);
  }

  function clear() {
    if (field.current) field.current.value = "";
    lastEdit.current = emptyField;
    reset();
    readAgain();
  }

  /** Shows the empty field, and focuses it during the press, so that a phone shows its keyboard. */
  function askAnother() {
    flushSync(() => {
      clear();
      ask();
    });
    field.current?.focus();
  }

  // A dialog that was closed before hydration still contains its input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!dialog.current?.open) clear();
  }, []);

  const saved = own && tickets.length > 0 && state.kind === "idle";
  const hasTicket = found || saved;
  const ownTitle = saved && tickets.length > 1 ? "Tus tickets" : "Tu ticket";
  return (
    <dialog
      ref={dialog}
      // A press before React came has opened it.
      suppressHydrationWarning
      id={checkDialogId}
      className={styles.dialog}
      aria-labelledby="validacion-titulo"
      data-state={state.kind}
      data-shows={hasTicket ? "ticket" : undefined}
      onClose={() => {
        clear();
        focusAction();
      }}
      {...presses}
    >
      <div className={styles.panel}>
        <h2 id="validacion-titulo" className={styles.title}>
          {hasTicket ? ownTitle : "Valida tu registro ingresando tu carnet"}
        </h2>
        {saved && <own.SavedTickets tickets={tickets} />}
        <noscript>
          <p>Para validar tu registro, activa JavaScript en tu navegador.</p>
        </noscript>
        {!hasTicket && (
          <form className={`${styles.form} needs-scripts`} onSubmit={submit} noValidate>
            <CarnetField ref={field} groups={groups} last={lastEdit} fault={fault} onEdit={ask} />
            <Button type="submit" kind="confirm" className={styles.submit} aria-disabled={checking}>
              {checking ? "Validando…" : "Validar"}
            </Button>
          </form>
        )}
        {/* A ticket takes the focus, which says it. */}
        <div ref={result} className={styles.result} aria-live={found ? "off" : "polite"}>
          <CheckResult state={state} own={own} />
        </div>
        {hasTicket && (
          <Button className={styles.another} onClick={askAnother}>
            Consulta otro carnet
          </Button>
        )}
        {/* The button comes last, because `showModal` focuses the first control. */}
        <form method="dialog" className={styles.closing}>
          <button type="submit" className={styles.close} aria-label="Cerrar">
            <CloseIcon />
          </button>
        </form>
      </div>
      {found && state.celebration && (
        <ErrorBoundary>
          <Confetti fetched={state.celebration} source={result} />
        </ErrorBoundary>
      )}
    </dialog>
  );
}

/**
 * Closes the dialog after a press that starts and ends on the backdrop, but not after a text selection
 * that ends there; calls `onControl` after a press of a control.
 */
function usePresses(dialog: RefObject<HTMLDialogElement | null>, onControl: () => void) {
  const startedOutside = useRef(false);
  return {
    onPointerDown: (press: PointerEvent) => {
      startedOutside.current = press.target === dialog.current;
    },
    onClick: (click: MouseEvent) => {
      if (startedOutside.current && click.target === dialog.current) dialog.current?.close();
      if (click.target instanceof Element && click.target.closest("button, a, summary"))
        onControl();
    },
  };
}

/**
 * Scrolls each answer into view, because on a low screen it is below the fold; a ticket is shown
 * from its top.
 */
function useInView(result: RefObject<HTMLElement | null>, { kind }: CheckState) {
  useEffect(() => {
    if (kind === "registered") result.current?.closest("dialog")?.scrollTo(0, 0);
    else if (kind !== "idle" && kind !== "asking")
      result.current?.scrollIntoView({ block: "nearest" });
  }, [result, kind]);
}

/** Where the button that opened the dialog is gone, because a ticket was saved, the one in its place has the focus. */
function focusAction() {
  const { activeElement } = document;
  if (activeElement !== document.body && !activeElement?.closest("dialog")) return;
  const action = document.querySelector<HTMLElement>("[commandfor]:not([hidden])");
  action?.focus({ preventScroll: true });
}
