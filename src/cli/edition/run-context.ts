/** A stream that may be a terminal, as `process.stdin` and `process.stdout` are. */
type MaybeTerminal<Stream> = Stream & { readonly isTTY?: boolean };

/** What a run takes from the process around it. */
export interface RunContext {
  readonly contentDir: string;
  readonly input: MaybeTerminal<NodeJS.ReadableStream>;
  readonly out: MaybeTerminal<NodeJS.WritableStream>;
  readonly err: NodeJS.WritableStream;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly env: Readonly<Record<string, string | undefined>>;
}
