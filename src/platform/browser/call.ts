/** The outcome of a call to the server, as a value: calls never reject. */
export type CallOutcome<Answer> =
  | ({ readonly kind: "answered"; readonly answer: Answer } & Arrival)
  | { readonly kind: "refused"; readonly response: Response; readonly problem: unknown }
  | { readonly kind: "failed"; readonly reason: "offline" | "timeout" | "unexpected" };

/** When the first byte came, in ms since the epoch, and how long that took, by a clock nobody can set. */
interface Arrival {
  readonly answeredAt: number;
  readonly roundTrip: number;
}

export interface Call<Answer> extends RequestInit {
  /** Returns `null` or throws for a content that is not the server's, as a captive portal's page. */
  readonly read: (content: unknown) => Answer | null;
  readonly timeoutMs: number;
  /** Takes the content out of an answer; without it, the content is JSON. */
  readonly open?: (response: Response) => Promise<unknown>;
}

/** Calls the server and reads its answer. A refusal is JSON. */
export async function call<Answer>(
  path: string,
  { read, timeoutMs, open = readJson, ...init }: Call<Answer>,
): Promise<CallOutcome<Answer>> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  const askedAt = performance.now();
  try {
    const response = await fetch(path, { ...init, signal: deadline.signal });
    const arrival = { answeredAt: Date.now(), roundTrip: performance.now() - askedAt };
    const content = await (response.ok ? open : readJson)(response).catch(() => null);
    if (!response.ok) return { kind: "refused", response, problem: content };
    const answer = read(content);
    if (answer !== null) return { kind: "answered", answer, ...arrival };
  } catch {
    // The server was not reached, or another server answered.
  } finally {
    clearTimeout(timer);
  }
  if (deadline.signal.aborted) return { kind: "failed", reason: "timeout" };
  return { kind: "failed", reason: navigator.onLine ? "unexpected" : "offline" };
}

function readJson(response: Response): Promise<unknown> {
  return response.json();
}

export function postJson(body: unknown) {
  const headers = { "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body) };
}
