import { correctClock } from "../../domain/door/clock.ts";
import { secretIn } from "../../domain/door/link.ts";
import { doorClient } from "../calls/door-client.ts";
import {
  type DoorDatabase,
  fresh,
  type KeptDoor,
  openDoorDatabase,
} from "../keep/door-database.ts";
import { heldList } from "./held-list.ts";
import { Observable } from "./observable.ts";
import { Shift } from "./shift.ts";
import type { ShiftState } from "./shift-state.ts";

/** How long to wait before the list is asked for again, in ms. */
const AGAIN_MS = 3000;

/** The door on this phone, from the opening of the page to the end of the shift. */
export class Door {
  readonly state = new Observable<ShiftState>({ kind: "opening" });
  /** Once another tab has the door, this one must neither show nor keep anything. */
  readonly #lost = new AbortController();
  #shift: Shift | null = null;
  /** Of a link that was opened while another door's lines were unsent. */
  #nextSecret: string | null = null;

  get shift(): Shift {
    if (this.#shift === null) throw new Error("The door is not at work");
    return this.#shift;
  }

  async open(): Promise<void> {
    if (!isSecureContext) {
      this.state.set({ kind: "needs-https" });
      return;
    }
    this.#holdAlone();
    const secret = secretIn(location.hash);
    let database: DoorDatabase;
    let kept: KeptDoor | null;
    try {
      database = await openDoorDatabase();
      kept = await database.read();
    } catch {
      this.#turnTo({ kind: "no-storage" });
      return;
    }
    const unsent = kept?.own.filter(({ answered }) => !answered).length ?? 0;
    if (kept !== null && (secret === null || secret === kept.shift.secret)) {
      this.#work(database, kept);
    } else if (kept !== null && unsent > 0) {
      this.#nextSecret = secret;
      this.#turnTo({ kind: "switching", door: kept.shift.door, unsent });
    } else if (secret === null) this.#turnTo({ kind: "no-link" });
    else await this.#takeList(database, secret);
  }

  /** Answers the question of `switching`, or goes on after a link that was refused. */
  async choose(door: "kept" | "new"): Promise<void> {
    const database = await openDoorDatabase();
    const kept = await database.read();
    if (door === "kept" && kept !== null) this.#work(database, kept);
    else if (this.#nextSecret !== null) await this.#takeList(database, this.#nextSecret);
  }

  /** What is kept of another door stays until this one's list is here. */
  async #takeList(database: DoorDatabase, secret: string): Promise<void> {
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
      const kept = await database.read();
      const { ending } = result;
      hideSecret();
      if (kept === null) this.#turnTo({ kind: "ended", ending, unsent: 0 });
      else this.#turnTo({ kind: "link-refused", ending, door: kept.shift.door });
      return;
    }
    const { answer, clock } = result;
    const list = heldList(answer);
    const { door, until } = answer;
    const shift = { ...fresh, secret, door, until, clock: correctClock(null, clock) };
    await database.replace(shift, list);
    this.#work(database, { shift, list, log: [], own: [] });
  }

  #work(database: DoorDatabase, kept: KeptDoor): void {
    if (this.#lost.signal.aborted) return;
    hideSecret();
    this.#shift = new Shift(database, kept, this.state);
    this.#shift.begin();
  }

  #turnTo(state: ShiftState): void {
    if (!this.#lost.signal.aborted) this.state.set(state);
  }

  /** Two pages would make two entries of one scan; the one opened last goes on. */
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

/** Takes the secret out of the address bar and the history, once it is kept or useless. */
function hideSecret(): void {
  history.replaceState(null, "", location.pathname);
}
