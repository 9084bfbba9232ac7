import type { PhaseDates } from "./phase.ts";

type EventDay = Pick<PhaseDates, "dayStarts" | "doors">;

/**
 * A day of 24 hours. Where daylight saving changes within the last two weeks, nodes light up an hour
 * off midnight.
 */
const DAY_MS = 86_400_000;

/**
 * How many of the emblem's `nodes` are lit at `now`, in milliseconds since the epoch. One lights up
 * each midnight before the event, and all are lit on the day before it.
 */
export function litNodes({ dayStarts }: EventDay, nodes: number, now: number): number {
  const daysLeft = Math.ceil((dayStarts - now) / DAY_MS);
  return Math.min(nodes, Math.max(0, nodes + 1 - daysLeft));
}

/** Whether the whole emblem glows, which it does from the time that the doors open. */
export function isGlowing({ doors }: EventDay, now: number): boolean {
  return now >= doors;
}

/**
 * Milliseconds from `now` until the next node lights up or the emblem glows; `null` when nothing more
 * changes.
 */
export function untilNextNode(day: EventDay, nodes: number, now: number): number | null {
  const changes = [day.doors];
  for (let node = 1; node <= nodes; node += 1) {
    changes.push(day.dayStarts - (nodes + 1 - node) * DAY_MS);
  }
  const later = changes.filter((instant) => instant > now);
  return later.length === 0 ? null : Math.min(...later) - now;
}

/** The text for screen readers about the emblem at `now`; `null` before its first node is lit. */
export function emblemSentence(day: EventDay, nodes: number, now: number): string | null {
  const lit = litNodes(day, nodes, now);
  if (isGlowing(day, now) || lit === 0) return null;
  if (now >= day.dayStarts) return "Es hoy: todos los nodos del emblema están encendidos.";
  const days = nodes + 1 - lit;
  const left = days === 1 ? "Falta 1 día" : `Faltan ${days} días`;
  return `${left}: ${lit} de ${nodes} nodos del emblema ${lit === 1 ? "encendido" : "encendidos"}.`;
}
