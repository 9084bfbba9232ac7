import { correctClock } from "../../domain/door/clock.ts";
import { secretIn } from "../../domain/door/link.ts";
import { doorClient } from "../calls/door-client.ts";
import { type DoorDatabase, type KeptDoor, openDoorDatabase } from "../keep/door-database.ts";
import { heldList } from "./held-list.ts";
import { Observable } from "./observable.ts";
import { Shift } from "./shift.ts";
import type { ShiftState } from "./shift-state.ts";

/** How long to wait before the list is asked for again, in ms. */
const AGAIN_MS = 3000;

/** The door on this phone, from the opening of the page to the end of the shift. */
export class Door {
  readonly state = new Observable<ShiftState>({ kind: "opening" });
  #shift: Shift | null = null;
  /** Of a link that was opened while another door's lines were unsent. */
  #nextSecret: string | null = null;

  get shift(): Shift {
    if (this.#shift === null) throw new Error("The door is not at work");
    return this.#shift;
  }

  async open(): Promise<void> {
    this.#holdAlone();
    const secret = secretIn(location.hash);
    let database: DoorDatabase;
    let kept: KeptDoor | null;
    try {
      database = await openDoorDatabase();
      kept = await database.read();
    } catch {
      this.state.set({ kind: "no-storage" });
      return;
    }
    const unsent = kept?.own.filter(({ answered }) => !answered).length ?? 0;
    if (kept !== null && (secret === null || secret === kept.shift.secret)) {
      hideSecret();
      this.#work(database, kept);
    } else if (kept !== null && unsent > 0) {
      this.#nextSecret = secret;
      this.state.set({ kind: "switching", door: kept.shift.door, unsent });
    } else if (secret === null) this.state.set({ kind: "no-link" });
    else await this.#takeList(database, secret);
  }

  /** Answers the question of `switching`. */
  async choose(door: "kept" | "new"): Promise<void> {
    const database = await openDoorDatabase();
    const kept = await database.read();
    if (door === "kept" && kept !== null) {
      hideSecret();
      this.#work(database, kept);
    } else if (this.#nextSecret !== null) await this.#takeList(database, this.#nextSecret);
  }

  async #takeList(database: DoorDatabase, secret: string): Promise<void> {
    this.state.set({ kind: "taking", isFailing: false });
    const result = await doorClient(secret).takeList();
    if (result.kind === "failed") {
      this.state.set({ kind: "taking", isFailing: true });
      setTimeout(() => void this.#takeList(database, secret), AGAIN_MS);
      return;
    }
    await database.forget();
    if (result.kind === "ended") {
      hideSecret();
      this.state.set({ kind: "ended", ending: result.ending, unsent: 0 });
      return;
    }
    const { answer, clock } = result;
    const list = heldList(answer);
    const shift = {
      secret,
      door: answer.door,
      until: answer.until,
      clock: correctClock(null, clock),
      cursor: 0,
      started: null,
      saidDoubles: [],
    };
    await database.save({ shift, list });
    hideSecret();
    this.#work(database, { shift, list, log: [], own: [] });
  }

  #work(database: DoorDatabase, kept: KeptDoor): void {
    this.#shift = new Shift(database, kept, this.state);
    this.#shift.begin();
  }

  /** Two pages would make two entries of one scan; the one opened last goes on. */
  #holdAlone(): void {
    const request = navigator.locks?.request(
      "puerta",
      { steal: true },
      () => new Promise(() => {}),
    );
    request?.catch(() => {
      this.#shift?.stop();
      this.state.set({ kind: "elsewhere" });
    });
  }
}

/** Takes the secret out of the address bar and the history, once it is kept or useless. */
function hideSecret(): void {
  history.replaceState(null, "", location.pathname);
}
