import type { Place } from "./field.ts";

/** Where the field shows. */
export interface Viewport {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels worth drawing for a CSS pixel, at most. */
  readonly scale: number;
  /** Frames a second worth drawing, at most. */
  readonly frameRate: number;
}

/** Hands the canvas over to the worker; the first message it gets, once. */
export interface Start {
  readonly type: "start";
  readonly canvas: OffscreenCanvas;
  readonly viewport: Viewport;
  /** Any CSS colour. */
  readonly colour: string;
  readonly running: boolean;
}

/** What the page asks of a running engine. */
export type Command =
  | { readonly type: "resize"; readonly viewport: Viewport }
  /** `null` once the pointer has left the page. */
  | { readonly type: "pointer"; readonly place: Place | null }
  /** Bursting out of a place, or anywhere when it is `null`. */
  | { readonly type: "add"; readonly place: Place | null }
  | { readonly type: "remove" }
  /** Moving, or standing still as drawn last. */
  | { readonly type: "run"; readonly running: boolean };

/** What the engine tells the page. */
export type Report =
  /** The worker has loaded, and can or cannot draw; only then a canvas is handed over. */
  | { readonly type: "ready"; readonly able: boolean }
  | { readonly type: "count"; readonly count: number };
