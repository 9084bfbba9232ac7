import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { prefersReducedMotion } from "../browser/prefers-reduced-motion.ts";
import { savesData } from "../browser/saves-data.ts";
import { type Animation, animate } from "./animate.ts";
import styles from "./Background.module.css";
import { ADD_COUNT, PARTICLE_COUNT, REMOVE_COUNT } from "./constants.ts";

const wantsCalm = () => prefersReducedMotion() || savesData();

function watchCalm(onChange: () => void): () => void {
  const query = matchMedia("(prefers-reduced-motion: reduce)");
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** The canvas behind the page, added once the page is usable, and its control at the foot. */
export function Background() {
  const [status, setStatus] = useState<"automatic" | "running" | "paused" | "failed">("automatic");
  const [count, setCount] = useState(PARTICLE_COUNT);
  const prefersCalm = useSyncExternalStore(watchCalm, wantsCalm, () => false);
  const isCalm = prefersCalm && status === "automatic";
  const isStill = isCalm || status === "failed";
  const isPaused = status === "paused";
  const animation = useRef<Animation>(null);

  useEffect(() => {
    // A canvas can be transferred to a worker only once, so each start needs a new one.
    const canvas = document.createElement("canvas");
    canvas.className = styles.canvas ?? "";
    canvas.ariaHidden = "true";
    const life = new AbortController();
    const fail = () => setStatus("failed");

    async function show() {
      await untilUsable();
      if (life.signal.aborted) return;
      document.body.prepend(canvas);
      if (isStill) return (await import("./draw-still.ts")).drawStill(canvas);
      animation.current = animate(
        canvas,
        life.signal,
        (report) => {
          if (report === "rest") setStatus("paused");
          else setCount(report);
        },
        fail,
      );
    }

    show().catch(fail);
    return () => {
      life.abort();
      animation.current = null;
      canvas.remove();
    };
  }, [isStill]);

  function pause(paused: boolean) {
    animation.current?.pause(paused);
    if (animation.current) setStatus(paused ? "paused" : "running");
  }

  const button = (label: string, onClick: () => void, name = label) => (
    <button type="button" className={styles.button} aria-label={name} onClick={onClick}>
      {label}
    </button>
  );
  const add = () => animation.current?.send({ type: "add", place: null });
  const remove = () => animation.current?.send({ type: "remove" });
  const still = isCalm ? "Fondo desactivado por tus preferencias" : "El fondo no se pudo cargar";
  return (
    <details className={`${styles.control} text-backdrop`}>
      <summary className={styles.summary}>
        {isStill || isPaused ? "Fondo en pausa" : "Fondo animado"}
      </summary>
      <div className={styles.panel} role="group" aria-label="Fondo de partículas">
        <p className={styles.count} aria-live="polite">
          {isStill ? still : `${count} partículas`}
        </p>
        {!isStill && button(`Agregar ${ADD_COUNT}`, add, `Agregar ${ADD_COUNT} partículas`)}
        {!isStill && button(`Quitar ${REMOVE_COUNT}`, remove, `Quitar ${REMOVE_COUNT} partículas`)}
        {isStill
          ? button(isCalm ? "Activar fondo" : "Reintentar fondo", () => setStatus("running"))
          : button(isPaused ? "Reanudar fondo" : "Pausar fondo", () => pause(!isPaused))}
      </div>
    </details>
  );
}

/** The longest wait for an idle page, in milliseconds. */
const PATIENCE = 2000;

/** Resolves once the page has loaded and is idle. */
async function untilUsable(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout: PATIENCE });
    else setTimeout(resolve, PATIENCE / 10);
  });
}
