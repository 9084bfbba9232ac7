import { type Clock, type ClockReading, correctClock } from "../../../domain/door/clock.ts";

/**
 * The tolerated difference between the phone's clock and `performance.now()`, in ms; beyond it, the
 * clock was set.
 */
const DRIFT_MS = 2000;

/** The server's time on this phone, even after somebody sets the phone's clock. */
export class ServerClock {
  #known: Clock | null;
  /**
   * The offset of `performance.now()`, which nobody can set but which may stop while a phone sleeps.
   */
  #origin: number;

  constructor(known: Clock | null) {
    this.#known = known;
    this.#origin = this.#byPhone() - performance.now();
  }

  get known(): Clock | null {
    return this.#known;
  }

  /**
   * In ms since the epoch. If the phone's clock is behind, it was set. If it is ahead, it was set, or
   * the phone slept, which is more likely; but it alone does not end a session at `until`.
   */
  now(until: number): number {
    const byPhone = this.#byPhone();
    const steady = this.#origin + performance.now();
    return byPhone < steady - DRIFT_MS || byPhone >= until ? steady : byPhone;
  }

  correct(reading: ClockReading): void {
    this.#known = correctClock(this.#known, reading);
    this.#origin = this.#byPhone() - performance.now();
  }

  #byPhone(): number {
    return Date.now() + (this.#known?.offset ?? 0);
  }
}
