import { type PointerEvent, type RefObject, useRef } from "react";
import { flushSync } from "react-dom";
import { prefersReducedMotion } from "#platform/browser/preferences.ts";

/** A press that moves less than this, in CSS pixels, is a click. */
const CLICK_SLOP = 5;
/** Beyond this distance, or this mean speed in CSS pixels per millisecond, a photo leaves the stack. */
const THROW_DISTANCE = 90;
const THROW_SPEED = 0.45;
/** The rotation in degrees per dragged pixel, as if the photo were held at its lower edge. */
const TURN = 0.045;
/** The flight in milliseconds. */
const DURATION = 260;
const EASING = "cubic-bezier(0.2, 0.7, 0.1, 1)";

interface Drag {
  readonly pointer: number;
  readonly startX: number;
  readonly startY: number;
  /** In milliseconds. */
  readonly startedAt: number;
}

/**
 * Makes `target` draggable, throwable and clickable; `onThrown` runs once it has flown aside and may
 * go under the others, or immediately if motion is reduced.
 */
export function useThrow(target: RefObject<HTMLElement | null>, onThrown: () => void) {
  const drag = useRef<Drag | null>(null);
  /** Ends the animation in progress. */
  const landing = useRef<(() => void) | null>(null);

  /** Throws it from where it is held. */
  function throwAside(direction = -1, fromX = 0, fromY = 0) {
    // A second throw ends the first immediately.
    landing.current?.();
    const element = target.current;
    if (!element) return;
    if (prefersReducedMotion()) {
      putBack();
      onThrown();
      return;
    }
    // It falls a little, and slides back under the others.
    const aside = pose(direction * element.offsetWidth, fromY * 1.6 + 24);
    const flight = element.animate([pose(fromX, fromY), aside], {
      duration: DURATION,
      easing: EASING,
      fill: "forwards",
    });
    const land = () => {
      if (landing.current !== land) return;
      landing.current = null;
      // Moved under the stack before the animation ends, or it would appear on top for one frame.
      flushSync(() => {
        putBack();
        onThrown();
      });
      flight.cancel();
      element.animate([aside], { duration: DURATION, easing: EASING });
    };
    landing.current = land;
    flight.onfinish = land;
  }

  function putBack() {
    drag.current = null;
    if (target.current)
      Object.assign(target.current.style, { translate: "", rotate: "", transition: "" });
  }

  /** How far the pointer has dragged it, which follows half as far up and down. */
  function way({ startX, startY }: Drag, { clientX, clientY }: PointerEvent) {
    return [clientX - startX, (clientY - startY) * 0.5] as const;
  }

  function grab(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || landing.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { pointerId, clientX, clientY, timeStamp } = event;
    drag.current = { pointer: pointerId, startX: clientX, startY: clientY, startedAt: timeStamp };
  }

  function move(event: PointerEvent) {
    const held = drag.current;
    if (held?.pointer !== event.pointerId || !target.current) return;
    Object.assign(target.current.style, pose(...way(held, event)), { transition: "none" });
  }

  function release(event: PointerEvent) {
    const held = drag.current;
    if (held?.pointer !== event.pointerId) return;
    drag.current = null;
    const [x, y] = way(held, event);
    const speed = Math.abs(x) / Math.max(event.timeStamp - held.startedAt, 1);
    if (Math.hypot(x, y) < CLICK_SLOP) throwAside();
    else if (Math.abs(x) > THROW_DISTANCE || speed > THROW_SPEED) throwAside(Math.sign(x), x, y);
    else putBack();
  }

  return {
    throwAside,
    dragHandlers: {
      onPointerDown: grab,
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: putBack,
    },
  };
}

function pose(x: number, y: number) {
  return { translate: `${x}px ${y}px`, rotate: `${x * TURN}deg` };
}
