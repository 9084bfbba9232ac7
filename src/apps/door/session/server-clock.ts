import { type Clock, type ClockReading, correctClock } from "../../../domain/door/clock.ts";

/** Beyond this difference to `performance.now()`, in ms, somebody set the phone's clock. */
const DRIFT_MS = 2000;

/** The server's time on this phone, even after somebody sets the phone's clock. */
export class ServerClock {
  #known: Clock | null;
  /** The offset of `performance.now()`, which nobody can set but which may stop while a phone sleeps. */
  #origin: number;

  constructor(known: Clock | null) {
    this.#known = known;
    this.#origin = this.#byPhone() - performance.now();
  }

  get known(): Clock | null {
    return this.#known;
  }

  /**
   * In ms since the epoch. After sleep the phone's clock may rightly be ahead of the monotonic one, so
   * it is used, except to end the session at `until`.
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
