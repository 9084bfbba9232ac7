import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type RainOfConfetti from "react-confetti";
import { themeColours } from "../theme-colours.ts";

/** How long and how much it rains (specification, section 9). */
const DURATION = 4000;
const rain = { numberOfPieces: 250, gravity: 0.3, recycle: false } as const;
const { red, yellow, green, text } = themeColours;
const colours = [red, yellow, green, text];

/** Rain of paper over the window. Decoration: nothing is missing where it cannot be had. */
export function Confetti() {
  const [Rain, setRain] = useState<ComponentType<ComponentProps<typeof RainOfConfetti>> | null>(
    null,
  );
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    void import("react-confetti").then(
      ({ default: Library }) => {
        if (!wanted) return;
        setRain(() => Library);
        timer = setTimeout(() => setRain(null), DURATION);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, []);
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
