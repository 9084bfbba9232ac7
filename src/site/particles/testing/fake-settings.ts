import { vi } from "vitest";

/** The visitor's settings, as media queries report them. */
export class FakeSettings {
  readonly #queries = new Map<string, EventTarget>();
  readonly #wanted = new Set<string>();

  /** Puts itself in place of the browser's, until globals are unstubbed. */
  constructor() {
    const wanted = this.#wanted;
    vi.stubGlobal("matchMedia", (query: string) => {
      const events = this.#queries.get(query) ?? new EventTarget();
      this.#queries.set(query, events);
      return {
        get matches() {
          return wanted.has(query);
        },
        addEventListener: events.addEventListener.bind(events),
      };
    });
  }

  set(query: string, wanted: boolean): void {
    if (wanted) this.#wanted.add(query);
    else this.#wanted.delete(query);
    this.#queries.get(query)?.dispatchEvent(new Event("change"));
  }
}
