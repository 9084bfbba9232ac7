import { type RefObject, useEffect, useState } from "react";
import { retriable } from "../../browser/retriable.ts";
import { themeColours } from "../../styles/theme-colours.ts";

/** Duration in milliseconds and amount (specification, section 9). */
const DURATION = 4000;
/** Milliseconds at the end in which it fades. */
const FADE = 600;
const rain = {
  numberOfPieces: 250,
  gravity: 0.3,
  recycle: false,
  // All pieces are out within half a second, a frame or two of a busy phone included.
  tweenDuration: 400,
  tweenFunction: (time: number, before: number, all: number, duration: number) =>
    before + ((all - before) * time) / duration,
  // So much that the pieces sail, and the last ones fade rather than fall out of the window.
  friction: 0.94,
} as const;
/** Speeds in pixels a frame: to both sides by the window's width, up by the way to its upper edge. */
const SPREAD = 0.03;
const RISE = 0.075;
const { red, yellow, green, text } = themeColours;
const colours = [red, yellow, green, text];

const load = retriable(() => import("./celebration.ts"));

export type Celebration = typeof import("./celebration.ts");

/**
 * Fetches the confetti and the flight that comes before it; resolves with `null` where they cannot be
 * loaded or motion is not wanted. Called with every look-up, never with its result: a request that
 * only a registered carnet causes is visible in encrypted traffic.
 */
export async function fetchCelebration(): Promise<Celebration | null> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return null;
  return load().catch(() => null);
}

interface ConfettiProps {
  /** What `fetchCelebration` returned when the carnet was looked up. */
  readonly fetched: Promise<Celebration | null>;
  /** What it bursts out of. */
  readonly source: RefObject<Element | null>;
}

/** Confetti over the window; a decoration that may be missing. */
export function Confetti({ fetched, source }: ConfettiProps) {
  const [burst, setBurst] = useState<{
    readonly Rain: Celebration["Rain"];
    readonly from: DOMRect;
  } | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    void fetched.then(async (celebration) => {
      if (!wanted || !celebration || !source.current) return;
      await celebration.dockNode(source.current);
      if (!wanted || !source.current) return;
      setBurst({ Rain: celebration.Rain, from: source.current.getBoundingClientRect() });
      timer = setTimeout(() => setBurst(null), DURATION);
    });
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [fetched, source]);
  if (!burst) return null;
  const { Rain, from } = burst;
  const y = from.y + Math.min(from.height, window.innerHeight - from.y) / 2;
  return (
    <div ref={fadeAtTheEnd} aria-hidden="true">
      <Rain
        {...rain}
        colors={colours}
        width={window.innerWidth}
        height={window.innerHeight}
        confettiSource={{ x: from.x + from.width / 4, y, w: from.width / 2, h: 0 }}
        initialVelocityX={window.innerWidth * SPREAD}
        initialVelocityY={{ min: -y * RISE, max: -y * RISE * 0.2 }}
        style={{ position: "fixed" }}
      />
    </div>
  );
}

function fadeAtTheEnd(box: HTMLElement | null): void {
  box?.animate({ opacity: [1, 0] }, { delay: DURATION - FADE, duration: FADE, fill: "forwards" });
}
