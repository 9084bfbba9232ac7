import { z } from "zod/mini";

type Schema<Value> = z.ZodMiniType<Value>;

/** A call of the organisers' page: the server answers it and the page sends it as this describes it. */
export interface OrganiserCall<Body, Answer> extends Options {
  readonly path: string;
  /** `get`, and `ask` with a body, may come twice; a `post` that does is recognised by its key. */
  readonly kind: "get" | "ask" | "post";
  readonly body: Schema<Body>;
  readonly answer: Schema<Answer>;
  /** Who may call it: anybody, every organiser, or those who may do everything. */
  readonly caller: "anybody" | "organiser" | "full-organiser";
}

interface Options {
  /** Whether whole lists or photos travel, which takes long on a phone. */
  readonly isLong?: true;
  /** The largest body, where the usual limit does not fit. */
  readonly largestBytes?: number;
}

/** The body of a call without one. */
export const nothing = z.undefined();
/** A photo: the body or answer that travels as it is instead of as JSON. */
export const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);
export const done = z.object({ done: z.literal(true) });

/** Describes the calls of some callers; `path` is below `/api/organizar/`. */
function callsFor(caller: OrganiserCall<unknown, unknown>["caller"]) {
  const described =
    (kind: OrganiserCall<unknown, unknown>["kind"]) =>
    <Body, Answer>(
      path: string,
      body: Schema<Body>,
      answer: Schema<Answer>,
      options: Options = {},
    ): OrganiserCall<Body, Answer> => {
      return { path: `/api/organizar/${path}`, kind, body, answer, caller, ...options };
    };
  return {
    get: <Answer>(path: string, answer: Schema<Answer>, options?: Options) =>
      described("get")(path, nothing, answer, options),
    ask: described("ask"),
    post: described("post"),
  };
}

export const forAnybody = callsFor("anybody");
export const forOrganisers = callsFor("organiser");
export const forFullOrganisers = callsFor("full-organiser");
