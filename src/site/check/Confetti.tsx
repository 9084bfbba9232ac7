import { type RefObject, useEffect, useState } from "react";
import { prefersReducedMotion } from "#platform/browser/preferences.ts";
import { themeColour } from "#platform/ui/styles/theme-colours.ts";

/** Duration in milliseconds and number of pieces, as the faculty decided. */
const DURATION = 4000;
/** Milliseconds at the end in which the confetti fades. */
const FADE = 600;
const rain = {
  numberOfPieces: 250,
  gravity: 0.3,
  recycle: false,
  // All pieces are released within half a second, even if a busy phone drops a frame or two.
  tweenDuration: 400,
  tweenFunction: (time: number, before: number, all: number, duration: number) =>
    before + ((all - before) * time) / duration,
  // Strong friction makes the pieces glide, so that the last ones fade instead of falling out of the
  // window.
  friction: 0.94,
} as const;
/** Speeds in pixels per frame, relative to the window's width and height. */
const SPREAD = 0.03;
const RISE = 0.075;

/** The component of the library. */
export type Celebration = typeof import("react-confetti");

/**
 * Fetches the confetti; resolves with `null` if they cannot be loaded or
 * motion is reduced. It is called with every look-up, regardless of the result: a request that only a
 * registered carnet causes would be visible in encrypted traffic.
 */
export async function fetchCelebration(): Promise<Celebration | null> {
  if (prefersReducedMotion()) return null;
  return import("react-confetti").catch(() => null);
}

interface ConfettiProps {
  /** The result of `fetchCelebration` during the look-up. */
  readonly fetched: Promise<Celebration | null>;
  /** The element from which it bursts. */
  readonly source: RefObject<Element | null>;
}

/** Without the green of the ticket, on which its pieces would not be seen. */
const colours = ["accent", "yellow", "text"] as const;

/** Confetti over the window, behind the texts of a ticket; a decoration that may be missing. */
export function Confetti({ fetched, source }: ConfettiProps) {
  const [burst, setBurst] = useState<{
    readonly Rain: Celebration["default"];
    readonly from: DOMRect;
  } | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    void fetched.then(async (celebration) => {
      // While the ticket arrives, its texts would be below the confetti.
      const arriving = source.current?.getAnimations?.({ subtree: true }) ?? [];
      await Promise.allSettled(arriving.map(({ finished }) => finished));
      if (!wanted || !celebration || !source.current) return;
      setBurst({ Rain: celebration.default, from: source.current.getBoundingClientRect() });
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
        colors={colours.map(themeColour)}
        width={window.innerWidth}
        height={window.innerHeight}
        confettiSource={{ x: from.x + from.width / 4, y, w: from.width / 2, h: 0 }}
        initialVelocityX={window.innerWidth * SPREAD}
        initialVelocityY={{ min: -y * RISE, max: -y * RISE * 0.2 }}
        style={{ position: "fixed", zIndex: 1 }}
      />
    </div>
  );
}

function fadeAtTheEnd(box: HTMLElement | null): void {
  box?.animate?.({ opacity: [1, 0] }, { delay: DURATION - FADE, duration: FADE, fill: "forwards" });
}
