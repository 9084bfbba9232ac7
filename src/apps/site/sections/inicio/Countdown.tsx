import { useState } from "react";
import { type TimeLeft, timeLeft, untilNextChange } from "../../../../domain/dates/countdown.ts";
import {
  type AfterZero,
  startedLines,
  untilNextLines,
} from "../../../../domain/phases/started-lines.ts";
import { pageNow } from "../../phase/page-clock.ts";
import { useNow } from "../../phase/use-now.ts";
import styles from "./Countdown.module.css";

/**
 * `unknown` until the browser's clock is read, because the built page must not show wrong figures.
 */
type CountdownState = "unknown" | "started" | TimeLeft;

/** The placeholder of an unknown figure. */
const unknownFigure = "––";

const units = [
  ["days", "Días"],
  ["hours", "Horas"],
  ["minutes", "Minutos"],
  ["seconds", "Segundos"],
] as const;

interface CountdownProps extends AfterZero {
  /** The time at which the doors open, such as `7:00 AM`. */
  readonly doorsOpen: string;
}

export function Countdown({ doorsOpen, ...edition }: CountdownProps) {
  const { doors } = edition.dates;
  const now = useNow((instant) => (instant < doors ? untilNextChange(doors, instant) : null));
  const state: CountdownState = now === null ? "unknown" : (timeLeft(doors, now) ?? "started");
  return (
    <>
      {/* Invisible once it no longer helps, so that nothing below it moves. */}
      <p className={styles.doors} data-passed={state === "started"}>
        Puertas {doorsOpen}
      </p>
      <div
        role="timer"
        className={styles.timer}
        data-state={stateName(state)}
        data-long={isLong(state)}
      >
        {state === "started" ? (
          <Started {...edition} />
        ) : (
          units.map(([unit, label]) => (
            <p key={unit} className={styles.unit}>
              <span className={styles.figure}>
                {state === "unknown" ? unknownFigure : <Figure value={state[unit]} />}
              </span>
              <span className={styles.label}>{label}</span>
            </p>
          ))
        )}
      </div>
    </>
  );
}

/** The text in the countdown's place after zero. */
function Started({ dates, texts, programme }: AfterZero) {
  const now = useNow((instant) => untilNextLines({ dates, programme }, instant));
  const { title, note } = startedLines({ dates, texts, programme }, now ?? pageNow());
  return (
    <>
      <p className={styles.started}>{title}</p>
      {note && (
        <p className={styles.note}>
          <span className="visually-hidden"> · </span>
          <span>{note}</span>
        </p>
      )}
    </>
  );
}

function Figure({ value }: { readonly value: number }) {
  const digits = String(value).padStart(2, "0");
  return (
    <>
      {/* Screen readers get the whole figure; styles draw its digits, each in its own box. */}
      <span className="visually-hidden">{digits}</span>
      {[...digits].map((digit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is identified by its place
        <Digit key={digits.length - place} digit={digit} />
      ))}
    </>
  );
}

/** One digit; the previous digit rolls out as this one rolls in. */
function Digit({ digit }: { readonly digit: string }) {
  const [shown, setShown] = useState({ digit, before: "" });
  if (shown.digit !== digit) setShown({ digit, before: shown.digit });
  return (
    <span className={styles.digit} data-narrow={digit === "1" || undefined} aria-hidden="true">
      {/* A new key replaces the element, which starts its animation. */}
      <span key={digit} className={styles.roll} data-digit={digit} data-before={shown.before} />
    </span>
  );
}

/** Whether the days need a third digit. */
function isLong(state: CountdownState): boolean {
  return typeof state !== "string" && state.days > 99;
}

function stateName(state: CountdownState): string {
  return typeof state === "string" ? state : "counting";
}
