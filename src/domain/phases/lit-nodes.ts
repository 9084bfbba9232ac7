import type { PhaseDates } from "./phase.ts";

type EventDay = Pick<PhaseDates, "dayStarts" | "doors">;

/**
 * A day of 24 hours. Where clocks change within the last two weeks, nodes light an hour off midnight.
 */
const DAY_MS = 86_400_000;

/**
 * How many of the emblem's `nodes` are lit at `now`, in milliseconds since the epoch. The emblem counts
 * the days before the event: one node lights each midnight, so that the day before has all of them.
 */
export function litNodes({ dayStarts }: EventDay, nodes: number, now: number): number {
  const daysLeft = Math.ceil((dayStarts - now) / DAY_MS);
  return Math.min(nodes, Math.max(0, nodes + 1 - daysLeft));
}

/** Whether the whole emblem glows: from the time that the doors open. */
export function isGlowing({ doors }: EventDay, now: number): boolean {
  return now >= doors;
}

/** Milliseconds from `now` until a node lights or the emblem glows, or `null` when all has. */
export function untilNextNode(day: EventDay, nodes: number, now: number): number | null {
  const changes = [day.doors];
  for (let node = 1; node <= nodes; node += 1) {
    changes.push(day.dayStarts - (nodes + 1 - node) * DAY_MS);
  }
  const later = changes.filter((instant) => instant > now);
  return later.length === 0 ? null : Math.min(...later) - now;
}

/** What a screen reader says of the emblem at `now`, or `null` before its first node is lit. */
export function emblemSentence(day: EventDay, nodes: number, now: number): string | null {
  const lit = litNodes(day, nodes, now);
  if (isGlowing(day, now) || lit === 0) return null;
  if (now >= day.dayStarts) return "Es hoy: todos los nodos del emblema están encendidos.";
  const days = nodes + 1 - lit;
  const left = days === 1 ? "Falta 1 día" : `Faltan ${days} días`;
  return `${left}: ${lit} de ${nodes} nodos del emblema ${lit === 1 ? "encendido" : "encendidos"}.`;
}
