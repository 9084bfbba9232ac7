import type { Place } from "./field.ts";

/**
 * The window: its size, device pixels per CSS pixel, frame interval, and the emblem's nodes in it.
 */
export interface View extends Readonly<Record<"width" | "height" | "scale" | "interval", number>> {
  readonly nodes: readonly Place[];
  readonly colour: string;
}

/** The page's first message to the worker; all others are commands. */
export type Start = { readonly canvas: OffscreenCanvas; readonly view: View };

export type Command =
  | { readonly type: "view"; readonly view: View }
  | { readonly type: "pointer" | "add"; readonly place: Place | null }
  | { readonly type: "remove" }
  | { readonly type: "run"; readonly running: boolean };

/** The worker's messages: the number of particles, or that it was too slow and has stopped. */
export type Report = number | "rest";
