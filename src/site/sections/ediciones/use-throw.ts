import { type PointerEvent, type RefObject, useRef } from "react";
import { flushSync } from "react-dom";
import { prefersReducedMotion } from "#platform/browser/preferences.ts";
import { EASING } from "#platform/ui/styles/easing.ts";

/** A press that moves less than this, in CSS pixels, is a click. */
const CLICK_SLOP = 5;
/** Beyond this distance, or this speed in CSS pixels per millisecond, a photo leaves the stack. */
const THROW_DISTANCE = 90;
const THROW_SPEED = 0.45;
/** The rotation in degrees per dragged pixel, as if the photo were held at its lower edge. */
const TURN = 0.045;
/** The milliseconds of a flight, and of the fastest one. */
const DURATION = 260;
const SHORTEST = 150;
/** How much further, in parts of its width, a photo flies for each CSS pixel per millisecond. */
const REACH = 0.12;
const FURTHEST = 1.3;

interface Drag {
  readonly pointer: number;
  readonly startX: number;
  readonly startY: number;
  /** In milliseconds. */
  readonly startedAt: number;
  /** How far the photo is from its place; it follows the pointer half as far up and down. */
  x: number;
  y: number;
}

/**
 * Makes `target` draggable, throwable and clickable; `onThrown` runs once it has flown aside and may
 * go under the others, or immediately if motion is reduced.
 */
export function useThrow(target: RefObject<HTMLElement | null>, onThrown: () => void) {
  const drag = useRef<Drag | null>(null);
  /** Ends the animation in progress. */
  const landing = useRef<(() => void) | null>(null);

  /** Throws it at `speed`, in CSS pixels per millisecond, from where it is held. */
  function throwAside(direction = -1, speed = 0, fromX = 0, fromY = 0) {
    // A second throw ends the first immediately.
    landing.current?.();
    const element = target.current;
    if (!element) return;
    if (prefersReducedMotion()) return putUnder();
    // It falls a little, and slides back under the others.
    const reach = Math.min(0.8 + REACH * Math.abs(speed), FURTHEST);
    const aside = pose(direction * element.offsetWidth * reach, fromY * 1.6 + 24);
    const flight = element.animate([pose(fromX, fromY), aside], {
      duration: Math.max(DURATION / (1 + Math.abs(speed) / 4), SHORTEST),
      easing: EASING,
      fill: "forwards",
    });
    const land = () => {
      if (landing.current !== land) return;
      landing.current = null;
      // Moved under the stack before the animation ends, or it would appear on top for one frame.
      flushSync(putUnder);
      flight.cancel();
      element.animate([aside], { duration: DURATION, easing: EASING });
    };
    landing.current = land;
    flight.onfinish = land;
  }

  function settle() {
    const element = target.current;
    if (element) Object.assign(element.style, { translate: "", rotate: "", transition: "" });
  }

  function putUnder() {
    settle();
    onThrown();
  }

  function grab(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || landing.current || !target.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { pointerId, clientX, clientY, timeStamp } = event;
    const start = { startX: clientX, startY: clientY, startedAt: timeStamp };
    drag.current = { pointer: pointerId, ...start, x: 0, y: 0 };
  }

  function move({ pointerId, clientX, clientY }: PointerEvent) {
    const held = drag.current;
    const element = target.current;
    if (held?.pointer !== pointerId || !element) return;
    held.x = clientX - held.startX;
    held.y = (clientY - held.startY) * 0.5;
    Object.assign(element.style, pose(held.x, held.y), { transition: "none" });
  }

  function release({ pointerId, timeStamp }: PointerEvent) {
    const held = drag.current;
    if (held?.pointer !== pointerId) return;
    drag.current = null;
    const { x, y } = held;
    // From the beginning, so that a photo that is held still after a flick is not thrown.
    const speed = x / Math.max(timeStamp - held.startedAt, 1);
    const thrown = Math.abs(x) > THROW_DISTANCE || Math.abs(speed) > THROW_SPEED;
    if (Math.hypot(x, y) < CLICK_SLOP) throwAside();
    else if (thrown) throwAside(Math.sign(x), speed, x, y);
    else settle();
  }

  function letGo() {
    drag.current = null;
    settle();
  }

  return {
    throwAside,
    dragHandlers: {
      onPointerDown: grab,
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: letGo,
    },
  };
}

function pose(x: number, y: number) {
  return { translate: `${x}px ${y}px`, rotate: `${x * TURN}deg` };
}
