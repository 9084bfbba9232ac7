import type { Emblem, Place } from "../simulation/field.ts";

/** The window that the field fills. */
export interface Viewport {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel, at most. */
  readonly scale: number;
  /** Frames a second, at most. */
  readonly frameRate: number;
}

/** What an engine starts with, read when it is ready to. */
export interface EngineSettings {
  readonly viewport: Viewport;
  readonly emblem: Emblem | null;
  /** Any CSS colour. */
  readonly colour: string;
  readonly running: boolean;
}

/** The first message to the worker, sent once: transfers the canvas. */
export interface Start extends EngineSettings {
  readonly type: "start";
  readonly canvas: OffscreenCanvas;
}

/** What the page sends to a running engine. */
export type Command =
  | { readonly type: "resize"; readonly viewport: Viewport; readonly emblem: Emblem | null }
  /** `null` once the pointer has left the page. */
  | { readonly type: "pointer"; readonly place: Place | null }
  | { readonly type: "emblem"; readonly emblem: Emblem | null }
  /** Bursting out of a place, or anywhere when it is `null`. */
  | { readonly type: "add"; readonly place: Place | null }
  | { readonly type: "remove" }
  /** Animated, or at rest as drawn last. */
  | { readonly type: "run"; readonly running: boolean };

/** What the engine reports to the page. */
export type Report =
  /** The worker has loaded, and can or cannot draw; the canvas is transferred only then. */
  | { readonly type: "ready"; readonly able: boolean }
  | { readonly type: "count"; readonly count: number }
  /** The engine stopped: the machine cannot draw what would pass for motion. */
  | { readonly type: "rest" };
