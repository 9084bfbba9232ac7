import { correctClock } from "#door/model/clock.ts";
import { secretIn } from "#door/model/link.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import { askBeforeLeaving } from "#platform/browser/ask-before-leaving.ts";
import { Observable } from "#platform/browser/observable.ts";
import { doorClient, type Ending } from "./door-client.ts";
import {
  type DoorDatabase,
  initialSession,
  openDoorDatabase,
  type StoredDoor,
} from "./door-database.ts";
import { toStoredList, unsentThatCount } from "./local-data.ts";
import { movedTo, noNotices } from "./notices.ts";
import { Session } from "./session.ts";
import type { SessionState } from "./session-state.ts";

/** How long to wait before fetching the list is tried again, in ms. */
const RETRY_MS = 3000;

/** Opens a session: determines the link and the stored data, and fetches the list. */
export class Door {
  readonly state = new Observable<SessionState>({ kind: "opening" });
  /** Whether another tab has taken over the door, or the browser refuses locks: this tab must then neither show nor store anything. */
  #isLost = false;
  #session: Session | null = null;
  #database: DoorDatabase | null = null;
  readonly #carnets: CarnetRules;

  constructor(carnets: CarnetRules) {
    this.#carnets = carnets;
    askBeforeLeaving(() => this.#unsaved > 0);
  }

  get #unsaved(): number {
    return this.#session?.unsaved ?? 0;
  }

  get session(): Session {
    if (this.#session === null) throw new Error("The door is not at work");
    return this.#session;
  }

  async open(): Promise<void> {
    if (!isSecureContext) return this.state.set({ kind: "needs-https" });
    this.#takeLock();
    this.#database = await openDoorDatabase().catch(() => null);
    if (this.#database === null) return this.#setState({ kind: "no-storage" });
    await this.#begin(this.#database).catch(this.#fail);
  }

  readonly #fail = (error: unknown): void => {
    reportError(error);
    this.#setState({ kind: "failed" });
  };

  async #begin(database: DoorDatabase): Promise<void> {
    const secret = secretIn(location.hash);
    const stored = await database.read();
    if (stored !== null && (secret === null || secret === stored.session.secret))
      await this.resume();
    else if (secret === null) this.#setState({ kind: "no-link" });
    else await this.#loadList(database, secret, stored);
  }

  async resume(): Promise<void> {
    const stored = await this.#database?.read().catch(this.#fail);
    if (!stored || !this.#database) return;
    const { ending } = stored.session;
    hideSecret();
    if (ending === null) {
      await this.#startSession(this.#database, { ...stored, isStored: true });
      return;
    }
    const unsent = unsentThatCount(stored.list, stored.own).length;
    this.#setState({ kind: "ended", ending, unsent });
  }

  async discardUnsent(ending: Ending): Promise<void> {
    const onDone = () => this.#setState({ kind: "ended", ending, unsent: 0 });
    await this.#database?.forget().then(onDone, this.#fail);
  }

  /** Another door's data stays until this list has arrived; its unsent lines move to the new session, unless that is a rehearsal. */
  async #loadList(database: DoorDatabase, secret: string, stored: StoredDoor | null) {
    const atWork = stored !== null && stored.session.ending === null ? stored.session.door : null;
    this.#setState({ kind: "loading", failing: null, door: atWork });
    const client = doorClient(secret);
    let result = await client.fetchList();
    while (result.kind === "failed" && !this.#isSettled) {
      this.#setState({ kind: "loading", failing: result.contact, door: atWork });
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      if (!this.#isSettled) result = await client.fetchList();
    }
    if (result.kind === "failed" || this.#isSettled) return;
    const unsent = stored === null ? [] : unsentThatCount(stored.list, stored.own);
    if (result.kind === "ended") {
      const { ending } = result;
      hideSecret();
      this.#setState(
        atWork === null
          ? { kind: "ended", ending, unsent: unsent.length }
          : { kind: "link-refused", ending, door: atWork },
      );
      return;
    }
    const { answer, clock } = result;
    // In a rehearsal nothing would count.
    if (answer.isRehearsal && unsent.length > 0) return this.resume();
    const list = toStoredList(answer);
    const { door, until } = answer;
    const { own, refused } = movedTo(door, unsent, stored?.log ?? []);
    const known = stored === null || stored.list.isRehearsal ? noNotices : stored.session.notices;
    const notices = { ...known, answered: [...known.answered, ...refused] };
    const times = { until, clock: correctClock(null, clock) };
    const session = { ...initialSession, secret, door, ...times, notices };
    const begun = { session, list, log: [], own, isStored: false };
    // If nothing could be stored, a reload needs the link again.
    if (await this.#startSession(database, begun)) hideSecret();
  }

  /** Whether this tab works at a door, or another tab does. */
  get #isSettled(): boolean {
    return this.#session !== null || this.#isLost;
  }

  async #startSession(database: DoorDatabase, stored: StoredDoor & { readonly isStored: boolean }) {
    if (this.#isSettled) return false;
    this.#session = new Session(database, stored, this.state, this.#carnets);
    return this.#session.begin();
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
    request?.catch(({ name }: Error) => {
      this.#isLost = true;
      this.#session?.stop();
      // A browser that blocks the site's data refuses locks, too.
      const isTaken = name === "AbortError";
      const unsaved = this.#unsaved;
      this.state.set(isTaken ? { kind: "other-tab", unsaved } : { kind: "no-storage" });
    });
  }
}

/** Removes the secret from the address bar and the history. */
function hideSecret(): void {
  history.replaceState(null, "", location.pathname);
}
