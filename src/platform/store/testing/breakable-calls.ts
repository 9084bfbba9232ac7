/** The outcome of one call: an action before it is carried out, or a failure. */
type Fate =
  | { readonly kind: "pass"; readonly first: () => void | Promise<void> }
  /** Firestore carries it out, but the answer is lost; only calls with one answer. */
  | { readonly kind: "lose answer" }
  /** It is answered with this gRPC status, and not carried out. */
  | { readonly kind: "refuse"; readonly status: number }
  /** It is never answered. */
  | { readonly kind: "ignore" };

export const pass: Fate = { kind: "pass", first: () => {} };
export const loseAnswer: Fate = { kind: "lose answer" };
/** As of somebody without permission, which no client tries again. */
export const refuse: Fate = { kind: "refuse", status: 7 };

/** A gRPC server, as far as it answers calls. */
export interface Answering {
  /** By the path of a method; a call without `reply` is answered by a stream of its own. */
  readonly handlers: ReadonlyMap<string, { func(call: Call, reply?: Reply): unknown }>;
}
interface Call {
  readonly request: {
    readonly writes?: readonly unknown[];
    readonly documents?: readonly string[];
  };
  write(answer: unknown): boolean;
  emit(event: "error", fault: Fault): boolean;
}
type Reply = (fault: Fault | null, answer?: unknown) => void;
interface Fault {
  readonly code: number;
  readonly details: string;
}

const UNAVAILABLE = 14;

/** Breaks calls of a Firestore as a network or Firestore itself may, and counts the documents that they read and write. */
export function breakable({ handlers }: Answering) {
  const decided = new Map<string, Fate[]>();
  const decidedForAll = new Map<string | undefined, Fate | null>();
  /** The operations that Firestore would bill, by https://firebase.google.com/docs/firestore/pricing#operations */
  const counted = { reads: 0, writes: 0 };
  let isCut = false;

  for (const [path, handler] of handlers) {
    const method = path.split("/").at(-1) ?? "";
    const carryOut = handler.func;
    handler.func = async (call, reply) => {
      const fail = (code: number) => {
        const fault = { code, details: "as decided" };
        reply ? reply(fault) : call.emit("error", fault);
      };
      const next = decided.get(method)?.shift();
      const fate = next ?? decidedForAll.get(method) ?? decidedForAll.get(undefined);
      if (fate?.kind === "ignore") return;
      if (fate?.kind === "refuse") return fail(fate.status);
      if (isCut) return fail(UNAVAILABLE);
      if (fate?.kind === "pass") await fate.first();
      counted.writes += call.request.writes?.length ?? 0;
      if (method === "BatchGetDocuments") counted.reads += call.request.documents?.length ?? 0;
      // A query without results is one read and one answer, and so are 1,000 entries that are summed.
      else if (!reply) countAnswers(call);
      const isLost = () => isCut || fate?.kind === "lose answer";
      carryOut(call, reply && ((...answer) => (isLost() ? fail(UNAVAILABLE) : reply(...answer))));
    };
  }

  function countAnswers(call: Call): void {
    const write = call.write.bind(call);
    call.write = (answer) => {
      counted.reads += 1;
      return write(answer);
    };
  }

  return {
    /** The documents of all calls so far. */
    counted,
    /** Sets the outcomes of the next calls of a method, such as `Commit`, in order; later calls are carried out. */
    decide: (method: string, ...fates: Fate[]) => void decided.set(method, fates),
    /** Sets the outcome of all calls, of one method or of every method, until it is called again. */
    decideAll: (fate: Fate | null, method?: string) => void decidedForAll.set(method, fate),
    /** Loses all calls and the answers of those under way, until it is mended. */
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
  };
}
