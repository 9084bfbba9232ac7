import { type Clock, type ClockReading, correctClock } from "../../../domain/door/clock.ts";

/** The phone's clock may run this far behind `performance.now()` before it counts as set, in ms. */
const DRIFT_MS = 2000;

/** The server's time on this phone, also after somebody sets the phone's clock. */
export class ServerClock {
  #known: Clock | null;
  /** What to add to `performance.now()`, which nobody can set but which may stop while a phone sleeps. */
  #origin: number;

  constructor(known: Clock | null) {
    this.#known = known;
    this.#origin = this.#byPhone() - performance.now();
  }

  get known(): Clock | null {
    return this.#known;
  }

  /**
   * In ms since the epoch. A phone's clock that fell back was set. One that went ahead was set or the
   * phone slept, which is likelier; but it alone does not bring a shift past its end, `until`.
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
