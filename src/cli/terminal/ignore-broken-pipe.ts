/** Lets the reader of a pipe stop reading (`… | head`) without an error. */
export function ignoreBrokenPipe(...streams: readonly NodeJS.WritableStream[]): void {
  for (const stream of streams) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
