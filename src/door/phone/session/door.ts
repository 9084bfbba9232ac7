import { correctClock } from "#door/model/clock.ts";
import { secretIn } from "#door/model/link.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import { Observable } from "#platform/browser/observable.ts";
import { doorClient } from "./door-client.ts";
import {
  type DoorDatabase,
  initialSession,
  openDoorDatabase,
  type StoredDoor,
} from "./door-database.ts";
import { toStoredList, unsentThatCount } from "./local-data.ts";
import { Session } from "./session.ts";
import type { SessionState } from "./session-state.ts";

/** How long to wait before fetching the list is tried again, in ms. */
const RETRY_MS = 3000;

/** Opens a session: determines the link and the stored data, and fetches the list. */
export class Door {
  readonly state = new Observable<SessionState>({ kind: "opening" });
  /** Whether another tab has taken over the door: this one must then neither show nor store anything. */
  #isLost = false;
  #session: Session | null = null;
  #database: DoorDatabase | null = null;
  readonly #carnets: CarnetRules;

  constructor(carnets: CarnetRules) {
    this.#carnets = carnets;
  }

  get session(): Session {
    if (this.#session === null) throw new Error("The door is not at work");
    return this.#session;
  }

  async open(): Promise<void> {
    if (!isSecureContext) return this.state.set({ kind: "needs-https" });
    this.#takeLock();
    try {
      this.#database = await openDoorDatabase();
      await this.#begin(this.#database);
    } catch (error) {
      reportError(error);
      this.#setState({ kind: "no-storage" });
    }
  }

  async #begin(database: DoorDatabase): Promise<void> {
    const secret = secretIn(location.hash);
    const stored = await database.read();
    if (secret !== null && secret !== stored?.session.secret) {
      await this.#loadList(database, secret, stored);
    } else if (stored === null) this.#setState({ kind: "no-link" });
    else if (stored.session.isEnded) this.#showEnd(stored);
    else this.#startSession(database, stored);
  }

  async discardUnsent(): Promise<void> {
    await this.#database?.forget();
    this.#showEnd(null);
  }

  /**
   * Another door's data stays until this list has arrived; its unsent lines move to the new session. A
   * phone at work goes on at its own door if the link does not open now.
   */
  async #loadList(database: DoorDatabase, secret: string, stored: StoredDoor | null) {
    this.#setState({ kind: "loading", isFailing: false });
    const client = doorClient(secret);
    let result = await client.fetchList();
    if (result.kind !== "answered" && stored !== null && !stored.session.isEnded)
      return this.#startSession(database, stored);
    while (result.kind === "failed" && !this.#isLost) {
      this.#setState({ kind: "loading", isFailing: true });
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      result = await client.fetchList();
    }
    if (result.kind === "failed" || this.#isLost) return;
    if (result.kind === "ended") return this.#showEnd(stored);
    const { answer, clock } = result;
    const list = toStoredList(answer);
    const { door, until } = answer;
    const session = { ...initialSession, secret, door, until, clock: correctClock(null, clock) };
    const own = unsentIn(stored).map((line) => ({ ...line, event: { ...line.event, door } }));
    const begun = { session, list, log: [], own };
    await database.replace(begun);
    this.#startSession(database, begun);
  }

  #startSession(database: DoorDatabase, stored: StoredDoor): void {
    if (this.#isLost) return;
    hideSecret();
    this.#session = new Session(database, stored, this.state, this.#carnets);
    this.#session.begin();
  }

  #showEnd(stored: StoredDoor | null): void {
    hideSecret();
    this.#setState({ kind: "ended", isFinished: false, unsent: unsentIn(stored).length });
  }

  #setState(state: SessionState): void {
    if (!this.#isLost) this.state.set(state);
  }

  /** Two tabs would record two entries for one scan, so the tab that was opened last takes the lock. */
  #takeLock(): void {
    const request = navigator.locks?.request(
      "puerta",
      { steal: true },
      () => new Promise(() => {}),
    );
    request?.catch(() => {
      this.#isLost = true;
      this.#session?.stop();
      this.state.set({ kind: "other-tab" });
    });
  }
}

const unsentIn = (stored: StoredDoor | null) =>
  stored === null ? [] : unsentThatCount(stored.list, stored.own);

/** Removes the secret from the address bar and the history. */
function hideSecret(): void {
  history.replaceState(null, "", location.pathname);
}
