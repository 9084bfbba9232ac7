import type { Decision } from "../book/decide.ts";
import type { Desk, Notice, Shown } from "./shift-state.ts";

type ScreenState = Pick<Desk, "shown" | "lastEntry" | "notices">;

/** What the helper sees of what happened last. It is not kept: a page that is loaded anew begins empty. */
export class Screen {
  #state: ScreenState = { shown: null, lastEntry: null, notices: [] };
  /** Distinguishes two answers that say the same. */
  #count = 0;

  get state(): ScreenState {
    return this.#state;
  }

  answer(decision: Decision): void {
    this.#show({ ...decision, count: ++this.#count });
  }

  /** Somebody was let in, by the line with this id. */
  welcome(decision: Extract<Decision, { kind: "welcome" }>, entryId: string): void {
    const lastEntry = { id: entryId, nombre: decision.person.nombre };
    this.#state = { ...this.#state, lastEntry };
    this.#show({ ...decision, count: ++this.#count, entryId });
  }

  undone(nombre: string): void {
    this.#state = { ...this.#state, lastEntry: null };
    this.#show({ kind: "undone", count: ++this.#count, nombre });
  }

  clear(): void {
    this.#show(null);
  }

  notify(notices: readonly Notice[]): void {
    this.#state = { ...this.#state, notices: [...this.#state.notices, ...notices] };
  }

  dismiss(id: string): void {
    const notices = this.#state.notices.filter((notice) => notice.id !== id);
    this.#state = { ...this.#state, notices };
  }

  #show(shown: Shown | null): void {
    this.#state = { ...this.#state, shown };
  }
}
