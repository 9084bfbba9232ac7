import { useSyncExternalStore } from "react";
import { Button } from "#platform/ui/Button.tsx";
import styles from "./Background.module.css";
import { ADD_COUNT, REMOVE_COUNT } from "./constants.ts";
import {
  background,
  builtState,
  changeParticles,
  moveBackground,
  pauseBackground,
} from "./page-background.ts";

/** The control of the background at the foot of the page: pause, add four, remove two. */
export function Background() {
  const { subscribe, get } = background;
  const { status, count } = useSyncExternalStore(subscribe, get, () => builtState);
  const isStill = status === "still";
  const isPaused = status === "paused";

  const button = (label: string, onClick: () => void, name = label) => (
    <Button aria-label={name} onClick={onClick}>
      {label}
    </Button>
  );
  const add = () => changeParticles("add");
  const remove = () => changeParticles("remove");
  return (
    <details className="needs-scripts text-backdrop">
      <summary className={styles.summary}>
        {isStill || isPaused ? "Fondo en pausa" : "Fondo animado"}
      </summary>
      <div className={`${styles.panel} wraps`} role="group" aria-label="Fondo de partículas">
        <p aria-live="polite">{isStill ? "El fondo está quieto" : `${count} partículas`}</p>
        {!isStill && button(`Agregar ${ADD_COUNT}`, add, `Agregar ${ADD_COUNT} partículas`)}
        {!isStill && button(`Quitar ${REMOVE_COUNT}`, remove, `Quitar ${REMOVE_COUNT} partículas`)}
        {isStill
          ? button("Activar fondo", moveBackground)
          : button(isPaused ? "Reanudar fondo" : "Pausar fondo", () => pauseBackground(!isPaused))}
      </div>
    </details>
  );
}
