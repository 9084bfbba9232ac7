import {
  type FormEvent,
  type PointerEvent,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { type CarnetGroups, formatCarnetEdit } from "../../../domain/carnet/carnet.ts";
import { Button } from "../../ui/Button.tsx";
import { CloseIcon } from "../../ui/icons/icons.tsx";
import { closeOnBack } from "../browser/close-on-back.ts";
import { untilUsable } from "../loading/until-usable.ts";
import { type ActionLinksProps, checkDialogId } from "../parts/actions/ActionLinks.tsx";
import { Part } from "../parts/Part.tsx";
import { type CarnetFault, CarnetField } from "./CarnetField.tsx";
import { CheckResult } from "./CheckResult.tsx";
import { type Celebration, Confetti, fetchCelebration } from "./confetti/Confetti.tsx";
import { createEditHistory } from "./edit-history.ts";
import styles from "./ParticipantCheck.module.css";
import type { TicketEvent } from "./ticket/Ticket.tsx";
import { useOwnTicket } from "./use-own-ticket.ts";
import { type CheckState, useParticipantCheck } from "./use-participant-check.ts";

interface ParticipantCheckProps {
  readonly actions: ActionLinksProps;
  readonly carnet: CarnetGroups;
  readonly event: TicketEvent;
  /** The chat message about a carnet that was not found, with the placeholder `{carnet}`. */
  readonly help: string;
}

const empty = { value: "", caret: 0 };

/** The dialog in which a student checks whether a carnet is registered. */
export function ParticipantCheck({ actions, carnet: groups, event, help }: ParticipantCheckProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [history] = useState(createEditHistory);
  const { state, check, reset } = useParticipantCheck();
  const [celebration, setCelebration] = useState<Promise<Celebration | null>>();
  const { own, tickets, fetchOwn, readAgain } = useOwnTicket({
    edition: event.editionNumber,
    ends: actions.dates.end,
  });
  const [another, setAnother] = useState(false);
  const [fault, setFault] = useState<CarnetFault>();
  useWhatHappened(dialog);
  useLaidOutAhead(dialog);
  useInView(result, state);
  const closeOnBackdrop = useBackdropClose(dialog);
  const back = useCloseOnBack(dialog);

  function submit(submission: FormEvent) {
    submission.preventDefault();
    // A browser may fill a field without an event.
    const value = field.current?.value ?? "";
    const carnet = formatCarnetEdit(empty, { value, caret: value.length }, groups)?.value;
    if (!carnet) {
      setFault(carnet === "" ? "empty" : "refused");
      field.current?.focus();
      return;
    }
    setCelebration(fetchCelebration());
    void fetchOwn();
    void check(carnet);
  }

  function edit(found?: CarnetFault) {
    setFault(found);
    reset();
  }

  function clear() {
    if (field.current) field.current.value = "";
    history.forget();
    edit();
    readAgain();
    setAnother(false);
  }

  // Focuses the field when the visitor asks for it.
  useEffect(() => {
    if (another) field.current?.focus();
  }, [another]);

  const checking = state.kind === "checking";
  // Text typed meanwhile stays.
  const saved =
    own && tickets.length > 0 && !another && state.kind === "idle" && !field.current?.value;
  return (
    <dialog
      ref={dialog}
      id={checkDialogId}
      className={styles.dialog}
      aria-labelledby="validacion-titulo"
      data-state={state.kind}
      onFocus={back.begin}
      onClose={() => {
        back.end();
        clear();
      }}
      {...closeOnBackdrop}
    >
      <div className={styles.panel}>
        <h2 id="validacion-titulo" className={styles.title}>
          {saved ? "Guardado en este teléfono" : "Valida tu registro ingresando tu carnet"}
        </h2>
        {saved ? (
          <own.SavedTickets
            tickets={tickets}
            event={event}
            dates={actions.dates}
            phone={actions.tickets.telefono}
            onAnother={() => setAnother(true)}
          />
        ) : (
          <form className={styles.form} onSubmit={submit} noValidate>
            <CarnetField
              ref={field}
              groups={groups}
              history={history}
              fault={fault}
              onEdit={edit}
            />
            <Button type="submit" kind="confirm" className={styles.submit} aria-disabled={checking}>
              {checking ? "Validando…" : "Validar"}
            </Button>
          </form>
        )}
        <noscript>
          <p>Para validar tu registro, activa JavaScript en tu navegador.</p>
        </noscript>
        <div ref={result} className={styles.result} aria-live="polite">
          <CheckResult
            state={state}
            groups={groups}
            actions={actions}
            event={event}
            help={help}
            own={own}
          />
        </div>
        {/* Last, because a dialog opens with the focus on the first that can have it. */}
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label="Cerrar">
            <CloseIcon />
          </button>
        </form>
      </div>
      {state.kind === "registered" && celebration && (
        <Part>
          <Confetti fetched={celebration} source={result} />
        </Part>
      )}
    </dialog>
  );
}

/**
 * Replays events from before hydration: the early script held a form that was sent, and a dialog that
 * was closed again still contains its input.
 */
function useWhatHappened(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const sent = dialog.current?.querySelector<HTMLFormElement>("[aria-busy]");
    sent?.removeAttribute("aria-busy");
    if (dialog.current?.open) sent?.requestSubmit();
    else dialog.current?.dispatchEvent(new Event("close"));
  }, [dialog]);
}

/** Scrolls each answer into view, because on a low screen it is below the fold. */
function useInView(result: RefObject<HTMLElement | null>, { kind }: CheckState) {
  useEffect(() => {
    if (kind !== "idle") result.current?.scrollIntoView({ block: "nearest" });
  }, [result, kind]);
}

/**
 * Lays out the closed dialog once, invisibly, when the page is idle: its glyphs are then cached, and
 * it opens faster on a slow phone.
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

/** The platform opens the dialog without an event, but gives it the focus. */
function useCloseOnBack(dialog: RefObject<HTMLDialogElement | null>) {
  const closed = useRef<(() => void) | null>(null);
  function begin() {
    if (dialog.current?.open) closed.current ??= closeOnBack(() => dialog.current?.close());
  }
  function end() {
    closed.current?.();
    closed.current = null;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may be open before hydration
  useEffect(begin, []);
  return { begin, end };
}

/**
 * Closes the dialog after a press that starts and ends on the backdrop, but not after a text
 * selection that ends there.
 */
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
