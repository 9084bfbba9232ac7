import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type RainOfConfetti from "react-confetti";
import { themeColours } from "../theme-colours.ts";

/** How long and how much it rains (specification, section 9). */
const DURATION = 4000;
const rain = { numberOfPieces: 250, gravity: 0.3, recycle: false } as const;
const { red, yellow, green, text } = themeColours;
const colours = [red, yellow, green, text];

export type Rain = ComponentType<ComponentProps<typeof RainOfConfetti>>;

/**
 * Fetches what it takes to rain; resolves with `null` where that cannot be had or motion is not
 * wanted. Called with every question, never at an answer: a request that only a registered carnet
 * causes can be seen in encrypted traffic.
 */
export async function fetchRain(): Promise<Rain | null> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return null;
  return import("react-confetti").then(
    ({ default: Library }) => Library,
    () => null,
  );
}

interface ConfettiProps {
  /** What `fetchRain` returned when the carnet was asked for. */
  readonly fetched: Promise<Rain | null>;
}

/** Rain of paper over the window. Decoration: nothing is missing where it cannot be had. */
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
