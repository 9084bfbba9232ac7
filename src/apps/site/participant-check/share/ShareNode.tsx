import { useState } from "react";
import styles from "../ticket/TicketTools.module.css";
import type { NodeFacts } from "./node-picture.ts";
import { dayName, type Sharing, shareNode } from "./share-node.ts";

interface ShareNodeProps {
  readonly facts: Omit<NodeFacts, "day">;
  /** The start of the event's day, in milliseconds since the epoch. */
  readonly dayStarts: number;
}

type State = "idle" | "busy" | "failed" | Sharing;

const labels: Record<State, string> = {
  idle: "Comparte tu nodo",
  busy: "Dibujando tu nodo…",
  shared: "Comparte tu nodo",
  saved: "Imagen descargada",
  withdrawn: "Comparte tu nodo",
  failed: "No se pudo crear la imagen. Intenta otra vez",
};

/** Draws the picture of a participant's node, for sharing or saving. */
export function ShareNode({ facts, dayStarts }: ShareNodeProps) {
  const [state, setState] = useState<State>("idle");

  async function share() {
    if (state === "busy") return;
    setState("busy");
    try {
      setState(await shareNode({ ...facts, day: dayName(dayStarts) }));
    } catch {
      setState("failed");
    }
  }

  return (
    <button
      type="button"
      className={styles.tool}
      aria-disabled={state === "busy"}
      onClick={() => void share()}
    >
      {labels[state]}
    </button>
  );
}
