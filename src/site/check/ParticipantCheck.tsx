import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { phaseDates } from "#edition/model/phases/phase.ts";
import { formatCarnetEdit, isWholeCarnet } from "#people/model/carnet/carnet.ts";
import { Button } from "#platform/ui/Button.tsx";
import { ErrorBoundary } from "#platform/ui/ErrorBoundary.tsx";
import { CloseIcon } from "#site/parts/icons/icons.tsx";
import { readTickets, type SavedTicket } from "#site/phase/saved-tickets.ts";
import { checkDialogId } from "../parts/ActionLinks.tsx";
import { useIslandContent } from "../parts/edition-context.ts";
import { IconButton } from "../parts/IconButton.tsx";
import { pageNow } from "../phase/page-clock.ts";
import { lookUpParticipant } from "./api-client.ts";
import { CarnetField, emptyField, onlyCarnet } from "./CarnetField.tsx";
import { CheckResult, type CheckState, type OwnTicket } from "./CheckResult.tsx";
import { Confetti, fetchCelebration } from "./Confetti.tsx";
import styles from "./ParticipantCheck.module.css";

/** The dialog in which a student checks whether a carnet is registered. */
export function ParticipantCheck() {
  const { edicion } = useIslandContent();
  const groups = edicion.carnet;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const lastEdit = useRef(emptyField);
  const startedOutside = useRef(false);
  const isOpen = useRef(false);
  /** Whatever changes it during a look-up drops the outcome. */
  const [state, setState] = useState<CheckState>({ kind: "idle" });
  /** The actions on a ticket, once they are loaded. */
  const [own, setOwn] = useState<OwnTicket | null>(null);
  const [tickets, setTickets] = useState<readonly SavedTicket[]>([]);
  const checking = state.kind === "checking";
  const found = state.kind === "registered";
  const fault = state.kind === "asking" ? state.fault : undefined;
  useInView(result, state);

  const ask = (fault?: string) => setState({ kind: "asking", fault });
  /** The answer is shown without the actions while they load, and if they fail to load. */
  const fetchOwn = () => void import("./ticket/TicketTools.tsx").then(setOwn, () => {});

  async function check(carnet: string) {
    const celebration = fetchCelebration();
    const question: CheckState = { kind: "checking", celebration };
    setState(question);
    const outcome = await lookUpParticipant({ carnet });
    setState((now) => (now === question ? { ...outcome, carnet, celebration } : now));
  }

  function endConfetti() {
    setState((now) => (now.kind === "registered" ? { ...now, celebration: null } : now));
  }

  function submit(submission: FormEvent) {
    submission.preventDefault();
    if (checking) return;
    // A browser may fill a field without an event.
    const value = field.current?.value ?? "";
    const carnet = formatCarnetEdit(emptyField, { value, caret: value.length }, groups)?.value;
    if (!carnet) {
      ask(carnet === "" ? "Escribe tu carnet." : onlyCarnet(groups));
      field.current?.focus();
      return;
    }
    // The field gets the focus during the press, so that a phone keeps its keyboard.
    if (!isWholeCarnet(carnet, groups)) field.current?.focus();
    fetchOwn();
    void check(carnet);
  }

  function clear() {
    if (field.current) field.current.value = "";
    lastEdit.current = emptyField;
    setState({ kind: "idle" });
    readSaved();
  }

  function readSaved() {
    const { end } = phaseDates(edicion);
    const saved = readTickets({ editionNumber: edicion.numero, end }, pageNow());
    setTickets(saved);
    if (saved.length > 0) fetchOwn();
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
    if (dialog.current?.open) readSaved();
    else clear();
  }, []);

  const saved = own && tickets.length > 0 && state.kind === "idle";
  const hasTicket = found || saved;
  const ownTitle = saved && tickets.length > 1 ? "Tus tickets" : "Tu ticket";
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog
    <dialog
      ref={dialog}
      // A press before React came has opened it.
      suppressHydrationWarning
      id={checkDialogId}
      className={styles.dialog}
      aria-labelledby="validacion-titulo"
      data-state={state.kind}
      data-shows={hasTicket ? "ticket" : undefined}
      // Opening focuses a control of it. Another tab may have saved or removed tickets since, or the event have ended.
      onFocus={() => {
        if (!isOpen.current) readSaved();
        isOpen.current = true;
      }}
      onClose={() => {
        isOpen.current = false;
        clear();
        focusAction();
      }}
      // A press that starts and ends on the backdrop closes it, but not a selection of text that ends there.
      onPointerDown={({ target }) => {
        startedOutside.current = target === dialog.current;
      }}
      onClick={({ target }) => {
        if (startedOutside.current && target === dialog.current) dialog.current?.close();
        if (target instanceof Element && target.closest("button, a, summary")) endConfetti();
      }}
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
          <IconButton type="submit" aria-label="Cerrar">
            <CloseIcon />
          </IconButton>
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
