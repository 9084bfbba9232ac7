import type { Point } from "./field.ts";

/** The window: its size, device pixels per CSS pixel, and how far it is scrolled. */
export interface View extends Readonly<Record<"width" | "height" | "scale" | "top", number>> {
  /** Between two frames, in ms. */
  readonly intervals: Readonly<Record<Exclude<Pace, "rest">, number>>;
  /** The emblem's nodes, from the top of the page. */
  readonly nodes: readonly Point[];
  readonly colour: string;
}

/** Whether the particles rest, drift, or follow a pointer or a press, which takes more frames to look smooth. */
export type Pace = "rest" | "calm" | "awake";

/** The page's first message to the worker; all others are commands. */
export type Start = { readonly canvas: OffscreenCanvas; readonly view: View };

export type Command =
  | { readonly type: "view"; readonly view: View }
  | { readonly type: "scroll"; readonly top: number }
  | { readonly type: "pointer" | "add"; readonly place: Point | null }
  | { readonly type: "remove" }
  | { readonly type: "run"; readonly pace: Pace };

/** The worker's messages: the number of particles, or that it was too slow and has stopped. */
export type Report = number | "rest";
