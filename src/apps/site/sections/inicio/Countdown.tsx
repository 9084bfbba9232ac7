import { useLayoutEffect } from "react";
import { type TimeLeft, timeLeft, untilNextChange } from "../../../../domain/dates/countdown.ts";
import { useNow } from "../../phase/use-now.ts";
import styles from "./Countdown.module.css";
import { Figure } from "./Figure.tsx";
import { Started, type StartedProps } from "./started/Started.tsx";

/**
 * `unknown` until the page's clock is read, because the built page must not show wrong figures.
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

/** Whether this and all larger units are zero. */
function isSpent(state: "unknown" | TimeLeft, place: number): boolean {
  return state !== "unknown" && units.slice(0, place + 1).every(([unit]) => state[unit] === 0);
}

const DAY = 86_400_000;

interface CountdownProps extends Omit<StartedProps, "isOver"> {
  /** The time at which the doors open, such as `7:00 AM`. */
  readonly doorsOpen: string;
  /** The address of the map, or of the venue on the page. */
  readonly way: string;
}

/**
 * The place on the first screen that follows the clock: it counts down; on the eve it also links to the
 * map; from the opening of the doors on it lists the talks that are on; afterwards it thanks.
 */
export function Countdown({ doorsOpen, way, ...edition }: CountdownProps) {
  const { doors, dayStarts, end } = edition.dates;
  const now = useNow((instant) => {
    if (instant < doors) return untilNextChange(doors, instant);
    return instant < end ? end - instant : null;
  });
  const state: CountdownState = now === null ? "unknown" : (timeLeft(doors, now) ?? "started");
  const isOver = now !== null && now >= end;
  useLayoutEffect(() => {
    if (state === "started") document.documentElement.dataset.phase = isOver ? "over" : "begun";
  }, [state, isOver]);
  if (state === "started") {
    return (
      <div className={styles.place}>
        <Started {...edition} isOver={isOver} />
      </div>
    );
  }
  const isEve = now !== null && now >= dayStarts - DAY;
  return (
    <div className={styles.place} data-eve={isEve || undefined}>
      {isEve ? (
        <p className={styles.eve}>
          <strong>{now < dayStarts ? "Mañana" : "Hoy"}</strong>
          <span>Puertas {doorsOpen}</span>
          <a href={way}>Cómo llegar</a>
        </p>
      ) : (
        <p className={styles.doors}>Puertas {doorsOpen}</p>
      )}
      <div
        role="timer"
        className={styles.timer}
        data-state={state === "unknown" ? "unknown" : "counting"}
        data-long={state !== "unknown" && state.days > 99}
      >
        {units.map(([unit, label], place) => (
          <p key={unit} className={styles.unit} data-spent={isSpent(state, place) || undefined}>
            <span className={styles.figure}>
              {state === "unknown" ? unknownFigure : <Figure value={state[unit]} />}
            </span>
            <span className={styles.label}>{label}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
