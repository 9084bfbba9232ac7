import { type ReactNode, useSyncExternalStore } from "react";
import { ADD_COUNT, REMOVE_COUNT } from "../simulation/constants.ts";
import styles from "./BackgroundControl.module.css";
import {
  type BackgroundState,
  type BackgroundStore,
  backgroundStore,
  initialState,
  type Order,
} from "./background-store.ts";

const toggles = {
  waiting: { label: "Pausar fondo", order: "pause" },
  running: { label: "Pausar fondo", order: "pause" },
  paused: { label: "Reanudar fondo", order: "resume" },
  unwanted: { label: "Activar fondo", order: "activate" },
  failed: { label: "Reintentar fondo", order: "activate" },
} as const satisfies Record<BackgroundState["status"], { label: string; order: Order }>;

interface BackgroundControlProps {
  readonly store?: BackgroundStore;
}

/** The small control of the background, behind one button: count, add, remove, pause, switch on. */
export function BackgroundControl({ store = backgroundStore }: BackgroundControlProps) {
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, () => initialState);
  const toggle = toggles[state.status];
  const button = (order: Order, label: ReactNode) => (
    // Not `disabled` while waiting: a button that has just been pressed must keep the focus.
    <button
      type="button"
      className={styles.button}
      data-order={order}
      aria-disabled={state.status === "waiting"}
      onClick={() => store.order(order)}
    >
      {label}
    </button>
  );
  const amount = (text: string) => (
    <>
      {text}
      <span className="visually-hidden"> partículas</span>
    </>
  );
  return (
    <details className={`${styles.control} veil`}>
      <summary className={styles.summary}>Fondo</summary>
      <div className={styles.panel} role="group" aria-label="Fondo de partículas">
        <p className={styles.count} aria-live="polite">
          {noticeOf(state)}
        </p>
        {"count" in state && button("add", amount(`Añadir ${ADD_COUNT}`))}
        {"count" in state && button("remove", amount(`Quitar ${REMOVE_COUNT}`))}
        {button(toggle.order, toggle.label)}
      </div>
    </details>
  );
}

function noticeOf(state: BackgroundState): string {
  if ("count" in state) return `${state.count} partículas`;
  return state.status === "failed"
    ? "El fondo no se pudo cargar"
    : "Fondo desactivado por tus preferencias";
}
