/** What a run takes from the process around it. */
export interface RunContext {
  readonly contentDir: string;
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly out: NodeJS.WritableStream;
  readonly err: NodeJS.WritableStream;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly env: Readonly<Record<string, string | undefined>>;
}
