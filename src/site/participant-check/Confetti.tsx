import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type RainOfConfetti from "react-confetti";
import { themeColours } from "../styles/theme-colours.ts";

/** Duration in milliseconds and amount (specification, section 9). */
const DURATION = 4000;
const rain = { numberOfPieces: 250, gravity: 0.3, recycle: false } as const;
const { red, yellow, green, text } = themeColours;
const colours = [red, yellow, green, text];

export type Rain = ComponentType<ComponentProps<typeof RainOfConfetti>>;

/**
 * Fetches the confetti library; resolves with `null` where it cannot be loaded or motion is not
 * wanted. Called with every look-up, never with its result: a request that only a registered carnet
 * causes is visible in encrypted traffic.
 */
export async function fetchRain(): Promise<Rain | null> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return null;
  return import("react-confetti").then(
    ({ default: Library }) => Library,
    () => null,
  );
}

interface ConfettiProps {
  /** What `fetchRain` returned when the carnet was looked up. */
  readonly fetched: Promise<Rain | null>;
}

/** Confetti over the window; a decoration that may be missing. */
export function Confetti({ fetched }: ConfettiProps) {
  const [Rain, setRain] = useState<Rain | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    void fetched.then((Library) => {
      if (!wanted || !Library) return;
      setRain(() => Library);
      timer = setTimeout(() => setRain(null), DURATION);
    });
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [fetched]);
  return (
    Rain && (
      <Rain
        {...rain}
        colors={colours}
        width={window.innerWidth}
        height={window.innerHeight}
        style={{ position: "fixed" }}
        aria-hidden="true"
      />
    )
  );
}
