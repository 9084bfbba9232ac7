import { correctClock } from "../../../domain/door/clock.ts";
import { secretIn } from "../../../domain/door/link.ts";
import { heldList, type LocalEvent } from "../book/book.ts";
import { doorClient, type Ending } from "../calls/door-client.ts";
import {
  type DoorDatabase,
  fresh,
  type KeptDoor,
  openDoorDatabase,
} from "../keep/door-database.ts";
import { Observable } from "./observable.ts";
import { Shift } from "./shift.ts";
import type { ShiftState } from "./shift-state.ts";

/** How long to wait before fetching the list is tried again, in ms. */
const AGAIN_MS = 3000;

/** Opens a shift: determines the link and the stored data, and fetches the list. */
export class Door {
  readonly state = new Observable<ShiftState>({ kind: "opening" });
  /** Aborted once another tab has the door: this one must then neither show nor store anything. */
  readonly #lost = new AbortController();
  #shift: Shift | null = null;
  #database: DoorDatabase | null = null;

  get shift(): Shift {
    if (this.#shift === null) throw new Error("The door is not at work");
    return this.#shift;
  }

  async open(): Promise<void> {
    if (!isSecureContext) return this.state.set({ kind: "needs-https" });
    this.#holdAlone();
    try {
      this.#database = await openDoorDatabase();
    } catch {
      return this.#turnTo({ kind: "no-storage" });
    }
    try {
      await this.#begin(this.#database);
    } catch (error) {
      reportError(error);
      this.#turnTo({ kind: "failed" });
    }
  }

  async #begin(database: DoorDatabase): Promise<void> {
    const secret = secretIn(location.hash);
    const kept = await database.read();
    if (kept !== null && (secret === null || secret === kept.shift.secret)) await this.goOn();
    else if (secret === null) this.#turnTo({ kind: "no-link" });
    else await this.#takeList(database, secret, kept);
  }

  /** Continues the shift that the phone stores. */
  async goOn(): Promise<void> {
    const kept = await this.#database?.read();
    if (!kept || !this.#database) return;
    const { ending } = kept.shift;
    hideSecret();
    if (ending !== null) this.#turnTo({ kind: "ended", ending, unsent: unsentIn(kept).length });
    else await this.#work(this.#database, { ...kept, isStored: true });
  }

  /** Deletes the lines that were unsent when the door ended. */
  async drop(ending: Ending): Promise<void> {
    await this.#database?.forget();
    this.#turnTo({ kind: "ended", ending, unsent: 0 });
  }

  /**
   * Another door's data stays until this list has arrived; its unsent lines move to the new shift.
   */
  async #takeList(database: DoorDatabase, secret: string, kept: KeptDoor | null): Promise<void> {
    this.#turnTo({ kind: "taking", isFailing: false });
    const client = doorClient(secret);
    let result = await client.takeList();
    while (result.kind === "failed") {
      this.#turnTo({ kind: "taking", isFailing: true });
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      if (this.#lost.signal.aborted) return;
      result = await client.takeList();
    }
    if (this.#lost.signal.aborted) return;
    if (result.kind === "ended") {
      const { ending } = result;
      hideSecret();
      if (kept === null || kept.shift.ending !== null) {
        this.#turnTo({ kind: "ended", ending, unsent: unsentIn(kept).length });
      } else this.#turnTo({ kind: "link-refused", ending, door: kept.shift.door });
      return;
    }
    const { answer, clock } = result;
    const list = heldList(answer);
    const { door, until } = answer;
    const shift = { ...fresh, secret, door, until, clock: correctClock(null, clock) };
    const own = unsentIn(kept).map((line) => ({ ...line, event: { ...line.event, door } }));
    const isKept = await this.#work(database, { shift, list, log: [], own, isStored: false });
    // If nothing could be stored, a reload needs the link again.
    if (isKept) hideSecret();
  }

  async #work(
    database: DoorDatabase,
    kept: KeptDoor & { readonly isStored: boolean },
  ): Promise<boolean> {
    if (this.#lost.signal.aborted) return false;
    this.#shift = new Shift(database, kept, this.state);
    return this.#shift.begin();
  }

  #turnTo(state: ShiftState): void {
    if (!this.#lost.signal.aborted) this.state.set(state);
  }

  /**
   * Two tabs would record two entries for one scan, so the tab that was opened last takes the lock.
   */
  #holdAlone(): void {
    const request = navigator.locks?.request(
      "puerta",
      { steal: true },
      () => new Promise(() => {}),
    );
    request?.catch(() => {
      this.#lost.abort();
      this.#shift?.stop();
      this.state.set({ kind: "elsewhere" });
    });
  }
}

function unsentIn(kept: KeptDoor | null): LocalEvent[] {
  return kept?.own.filter(({ answered }) => !answered) ?? [];
}

/** Removes the secret from the address bar and the history. */
function hideSecret(): void {
  history.replaceState(null, "", location.pathname);
}
