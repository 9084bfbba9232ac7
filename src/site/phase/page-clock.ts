import { Observable } from "#platform/browser/observable.ts";

/** A phone's clock that differs from the server's by at most this, in milliseconds, is right. */
const TOLERANCE = 60_000;

/** How far `?ahora=` has set the clock ahead, in milliseconds; the early script has written it down. */
const ahead = Number(globalThis.document?.documentElement.dataset.ahead ?? 0);

const offset = new Observable(ahead);
let comparedAt = Number.NEGATIVE_INFINITY;

/** Calls a function when the offset has changed. */
export const watchOffset = offset.subscribe;

/** Sets the clock to `now`, in milliseconds since the epoch; it runs on from there. */
export function setClock(now: number): void {
  offset.set(now - Date.now());
}

/** Milliseconds since the epoch, by the phone's clock or, if that is wrong, by the server's. */
export function pageNow(): number {
  return Date.now() + offset.get();
}

/**
 * Asks the server now, and again when the tab or the network comes back: whether the phone's clock is right,
 * and whether the page has changed since, as when a room was corrected. `onNewer` is then called, and `onTime` with
 * each time that the server says, in milliseconds since the epoch.
 */
export function followServer(onNewer: () => void, onTime: (now: number) => void): void {
  if (ahead !== 0) return;
  let version: string | null = null;
  const ask = async () => {
    const answer = await askServer().catch(() => null);
    if (answer === null) return;
    if (answer.time !== null) {
      compareClocks(answer.time);
      onTime(answer.time);
    }
    // Without it a proxy has answered, because the server is being started.
    if (answer.version === null) return;
    if (answer.isNewer || (version !== null && answer.version !== version)) onNewer();
    version = answer.version;
  };
  void ask();
  document.addEventListener("visibilitychange", () => {
    const isFresh = Math.abs(Date.now() - comparedAt) < TOLERANCE;
    if (!document.hidden && !isFresh) void ask();
  });
  addEventListener("online", () => void ask());
}

function compareClocks(now: number): void {
  comparedAt = Date.now();
  const difference = now - comparedAt;
  const found = Math.abs(difference) > TOLERANCE ? difference : 0;
  // The header has whole seconds, so a second comparison may differ by one.
  if (Math.abs(found - offset.get()) >= 2000) offset.set(found);
}

/**
 * The server's time, in milliseconds since the epoch, and what differs once the page has changed; `null` for what the
 * server does not say. Rejects without a network.
 */
async function askServer() {
  const answer = await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
  const { headers } = answer;
  // The body is read, because Chromium reports an unread answer as aborted, even an empty one.
  await answer.text();
  // A proxy that answers from its cache keeps the server's date, and says how old the answer is.
  const instant = Date.parse(headers.get("date") ?? "") + 1000 * Number(headers.get("age"));
  // On a slow network the service worker shows a page that it has kept, with the date that this one had.
  const isNewer =
    Date.parse(headers.get("last-modified") ?? "") > Date.parse(document.lastModified);
  const version = answer.ok ? headers.get("etag") : null;
  return { time: Number.isNaN(instant) ? null : instant, version, isNewer };
}
