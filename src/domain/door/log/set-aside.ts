import type { Participant, Registration } from "../../carnet/participant.ts";
import { freeTicket } from "../ticket-number.ts";
import type { StoredLine } from "./events.ts";

/** The writes that set lines aside, or make them count again. */
export interface SetAsideChange {
  readonly isSetAside: boolean;
  /** Ids of the lines. */
  readonly ids: readonly string[];
  readonly names: readonly { readonly carnet: string; readonly nombre: string }[];
  readonly removed: readonly string[];
  readonly added: readonly Participant[];
}

type People = ReadonlyMap<string, Registration>;
type WalkIn = Extract<StoredLine, { kind: "walk-in" }>;
type Rename = Extract<StoredLine, { kind: "rename" }>;

/**
 * Sets `lines` aside: names that they corrected are reverted, and people whom they added leave the
 * list. People who were corrected later stay as they are.
 */
export function settingAside(lines: readonly StoredLine[], people: People): SetAsideChange {
  const names: { carnet: string; nombre: string }[] = [];
  const removed: string[] = [];
  for (const [carnet, { walkIn, first, last }] of byCarnet(lines)) {
    const listed = people.get(carnet);
    if (listed === undefined) continue;
    const isUnchanged = listed.nombre === (last ?? walkIn)?.nombre;
    if (walkIn !== null) {
      if (isUnchanged && listed.numeroTicket === walkIn.numeroTicket) removed.push(carnet);
    } else if (isUnchanged && first?.before) names.push({ carnet, nombre: first.before });
  }
  return { isSetAside: true, ids: lines.map(({ id }) => id), names, removed, added: [] };
}

/** Makes `lines` that were set aside count again, with their names and people. */
export function puttingBack(lines: readonly StoredLine[], people: People): SetAsideChange {
  const taken = new Set([...people.values()].map(({ numeroTicket }) => numeroTicket));
  const names: { carnet: string; nombre: string }[] = [];
  const added: Participant[] = [];
  for (const [carnet, { walkIn, first, last }] of byCarnet(lines)) {
    const listed = people.get(carnet);
    if (listed !== undefined) {
      if (last && listed.nombre === first?.before) names.push({ carnet, nombre: last.nombre });
    } else if (walkIn !== null) {
      const numeroTicket = freeTicket(walkIn.numeroTicket, taken, walkIn.id);
      taken.add(numeroTicket);
      added.push({ carnet, nombre: (last ?? walkIn).nombre, numeroTicket });
    }
  }
  return { isSetAside: false, ids: lines.map(({ id }) => id), names, removed: [], added };
}

interface Changes {
  readonly walkIn: WalkIn | null;
  readonly first: Rename | null;
  readonly last: Rename | null;
}

/** The changes that the lines made to the list, by carnet. */
function byCarnet(lines: readonly StoredLine[]): Map<string, Changes> {
  const changes = new Map<string, Changes>();
  for (const line of lines) {
    if (line.kind !== "walk-in" && line.kind !== "rename") continue;
    const { walkIn, first } = changes.get(line.carnet) ?? { walkIn: null, first: null };
    const known = { walkIn, first, last: changes.get(line.carnet)?.last ?? null };
    const next =
      line.kind === "walk-in"
        ? { ...known, walkIn: line }
        : { ...known, first: first ?? line, last: line };
    changes.set(line.carnet, next);
  }
  return changes;
}
