import { seeded } from "../../parts/seeded.ts";

/** A clock whose timers, and a browser whose cost of drawing, the test decides. */
export class Clock {
  time = 1000;
  /** Milliseconds that filling the pixels of a frame takes. */
  work = 1;
  /** Milliseconds after their due time at which timers ring, at most. */
  delay = 0;
  readonly #timers = new Map<number, { readonly task: () => void; readonly due: number }>();
  readonly #random = seeded(4);
  #made = 0;

  readonly browser = {
    wait: (task: () => void, duration: number) => {
      // As browsers do: whole milliseconds, and seldom on time.
      const due = this.time + Math.floor(duration) + this.#random() * this.delay;
      this.#timers.set(++this.#made, { task, due });
      return this.#made;
    },
    cancel: (waiting: number) => {
      this.#timers.delete(waiting);
    },
    fillPixels: () => {
      this.time += this.work;
    },
    now: () => this.time,
    random: seeded(9),
  };

  get waiting() {
    return this.#timers.size;
  }

  run(seconds: number) {
    const end = this.time + seconds * 1000;
    for (;;) {
      const [next] = [...this.#timers].toSorted(([, one], [, other]) => one.due - other.due);
      if (!next || next[1].due > end) break;
      const [id, { task, due }] = next;
      this.#timers.delete(id);
      this.time = Math.max(this.time, due);
      task();
    }
    this.time = Math.max(this.time, end);
  }
}
