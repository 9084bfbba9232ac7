import { litNodes, untilNextNode } from "../../../domain/phases/lit-nodes.ts";
import { followClock } from "../../phase/follow-clock.ts";
import type { CountingEmblemProps } from "./emblem-props.ts";

/** Calls `onLit` once, or again, when the first node is lit; never once the event is over. */
export function watchFirstNode({ dates, nodes }: CountingEmblemProps, onLit: () => void): void {
  followClock(() => {
    const now = Date.now();
    if (now >= dates.end) return null;
    if (litNodes(dates, nodes, now) === 0) return untilNextNode(dates, nodes, now);
    onLit();
    return null;
  });
}
